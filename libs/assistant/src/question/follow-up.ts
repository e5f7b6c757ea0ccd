import { termsIn } from './alternatives.ts';
import { isKnown } from './spelling.ts';
import { valueSpans, type ValueSpan } from './value-spans.ts';

/** What begins a question that goes on from an earlier one. */
const CUE =
  /^(?:(?:and|also|but|or|so|then|ok(?:ay)?|what about|how about|what if|and what about|what of|instead|same(?: question| thing| job)?(?: for| but| with| at)?|now|actually|make (?:it|that)|let'?s|change|switch|versus|vs|wait|no(?=,? (?:wait|sorry|it|i|make|that))|sorry|oops|ugh|hmm|oh|i mean(?:t)?|correction|my bad|if)\b[, ]*)+/;
/** Begins a question about the earlier job with something changed in it. */
const CHANGE =
  /^(?:[\w,]+ )?(?:what if|and if|also if|if|same|what about|how about|now|wait|sorry|oops|i mean|actually|instead|make (?:it|that)|change|switch)\b|\bnow (?:it'?s|it is|its|at|we)\b|\b(?:instead|bump|double|doubled|switch(?:ed)?|go(?:es|ing)? (?:to|up|down|with))\b/;
/** Says that it is about something else. */
const NEW_SUBJECT =
  /\b(?:different (?:thing|question|topic|subject|project|job)|new (?:question|topic|project|job)|another (?:question|thing|project|job)|unrelated|switching gears|change of (?:subject|topic)|separate(?:ly| question)|by the way|btw|something else|next (?:question|thing|project|job))\b[,: ]*/;
/** Points to what was said. */
const POINTER =
  /\b(?:it|its|that|this|those|these|them|they|their|the same|that one|this one|one|ones|the other|the piece|the job|the first|the second|either|both|instead|there)\b/;
/** Asks about a part of what was named before, or whether something fits it. */
const OF_EARLIER =
  /\bthe (?:panels?|spine|cover|flaps?|folds?|pages?|inside|weight|postage|price|cost|size|thickness|doors?|window|paper|stock)\b|\b(?:fit|fits|work|works|be enough|go in)$/;
/** `the cover is 12 pt`: it adds to the job, and takes no other paper’s place. */
const ROLE_PAPER =
  /\b(?:cover|inside|body|text pages)\b (?:is|on|in|of|will be|stock)\b|^(?:the )?(?:cover|inside|body) \d/;
const ASKING = /\b(?:what|how|which|why|can|will|does|do|should|would)\b/;
/** `is digital worse?` */
const COMPARATIVE =
  /\b(?:worse|better|cheaper|pricier|faster|slower|thicker|thinner|heavier|lighter|bigger|smaller|stronger|stiffer|softer|more expensive)\b/;
const COMPARED = /\b(?:than|or|versus|which|what|best)\b/;
/** `what is spot uv`: a question of its own. */
const DEFINITION = /^(?:what (?:is|are|does|do)|why|who|when|where|define|explain|tell me)\b/;
/** Words that ask nothing by themselves. */
const EMPTY = new Set(
  (
    'a an the and or but of for in on to at by with as is are be was were would will could can does do did it its that this those ' +
    'these them they one ones what how about if instead then so also same now ok okay please i me my we our us you your let lets make ' +
    'change switch actually just only say maybe versus vs need want have has had get go use using used like there thanks thank yes no ' +
    'sorry mean meant sure about around size stock paper run qty quantity each all total them more less even still not rather than when ' +
    'copies pieces pcs pc piece copy bump bumped went goes going order ordered print printed version question run runs client wants wanted ' +
    'boss says said decided think maybe wait oops ugh hmm oh correction bad client s'
  ).split(' '),
);

interface Standing {
  text: string;
  leans: boolean;
}

/**
 * A plain text that stands alone: of a follow-up, the earlier question with the new values and terms in it, or the new question
 * with what it points to.
 * @param earlier the question before it, standing alone
 * @param asked the assistant's last message asked for a value
 */
export function standAlone(text: string, earlier: string | undefined, asked: boolean): Standing {
  if (earlier === undefined) return { text, leans: false };
  const anew = NEW_SUBJECT.exec(text);
  if (anew) return { text: text.replace(anew[0], ' ').replace(/\s+/g, ' ').trim(), leans: false };
  const scaled = withScaledValue(earlier, text);
  if (scaled !== undefined) return { text: scaled, leans: true };
  const plain = text.replace(CUE, '');
  const spans = valueSpans(plain);
  const terms = termsIn(plain);
  const rest = words(withoutSpans(plain, [...spans, ...terms]));
  const asksAnew =
    rest.some((word) => !EMPTY.has(word)) ||
    (DEFINITION.test(text) && !POINTER.test(plain)) ||
    (terms.length > 1 && / or /.test(plain));
  const hasSubject = spans.length > 0 || terms.length > 0;
  if (ROLE_PAPER.test(plain) && spans.some(({ kind }) => kind === 'paper') && !ASKING.test(plain))
    return { text: `${earlier} ${plain}`, leans: true };
  const compares =
    terms.length === 1 && spans.length === 0 && COMPARATIVE.test(plain) && !COMPARED.test(plain);
  const changes = CHANGE.test(text) && !ASKING.test(plain);
  if (changes && !hasSubject && rest.some((word) => !EMPTY.has(word)))
    return { text: withNewValues(earlier, plain), leans: true };
  if ((changes && hasSubject) || compares || (!asksAnew && (hasSubject || CUE.test(text))))
    return { text: withNewValues(earlier, plain), leans: true };
  if (
    asked &&
    rest.filter((word) => !EMPTY.has(word)).length <= 3 &&
    !/^(?:what|how|which|why|who|when)\b/.test(plain)
  )
    return { text: withNewValues(earlier, plain), leans: true };
  const isSense = rest.some((word) => EMPTY.has(word) || isKnown(word));
  const isLeaning =
    CUE.test(text) ||
    POINTER.test(plain) ||
    (!hasSubject && isSense) ||
    (terms.length === 0 && OF_EARLIER.test(plain));
  if (!isLeaning) return { text, leans: false };
  return { text: withContext(plain, earlier), leans: true };
}

const words = (text: string): string[] => text.match(/[\p{L}'#]+/gu) ?? [];

const withoutSpans = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

interface Part {
  kind: string;
  start: number;
  end: number;
}

/** Of parts that overlap, the first. */
const partsOf = (text: string): Part[] => {
  const parts = [
    ...valueSpans(text).map(({ kind, start, end }: ValueSpan) => ({ kind, start, end })),
    ...termsIn(text).map(({ kind, start, end }) => ({ kind: `term ${kind}`, start, end })),
  ];
  return parts.filter(
    (part, place) => !parts.slice(0, place).some(({ start, end }) => part.start < end && start < part.end),
  );
};

/** `no cover`, `without tabs`. */
const NEGATION = /\b(?:no|not|without|except|non)\b/;

/** The earlier question with this text's values and terms in the place of its own; what has no such place is added. */
function withNewValues(earlier: string, text: string): string {
  if (NEGATION.test(text)) return `${earlier} ${text}`;
  let result = earlier;
  const added: string[] = [];
  const kinds = new Set<string>();
  for (const part of partsOf(text)) {
    const piece = text.slice(part.start, part.end);
    const [first, ...others] = kinds.has(part.kind)
      ? []
      : partsOf(result).filter(({ kind }) => kind === part.kind);
    if (!first) added.push(piece);
    else {
      for (const other of others.toReversed())
        result = result.slice(0, other.start) + result.slice(other.end);
      result = result.slice(0, first.start) + piece + result.slice(first.end);
    }
    kinds.add(part.kind);
  }
  const known = new Set(words(result));
  const rest = words(withoutSpans(text, partsOf(text))).filter(
    (word) => !EMPTY.has(word) && !known.has(word),
  );
  return [result, ...added, ...rest].join(' ');
}

const FACTOR =
  /\b(?:doubl(?:e|ed|ing)|twice|2x|half|halve[ds]?|tripl(?:e|ed))\b(?: (?:of )?(?:the|that|our|my|as many))? ?(pages?|page count|quantity|run|order|copies|pieces|amount|number)?/;

/** `we doubled the pages`, `and half of that`: the earlier question with its count multiplied. */
function withScaledValue(earlier: string, text: string): string | undefined {
  const found = FACTOR.exec(text);
  if (!found || valueSpans(text).length > 0 || termsIn(text).length > 0) return undefined;
  const isOfPages = found[1]?.startsWith('page') ?? false;
  const span = valueSpans(earlier).find(({ kind }) => kind === (isOfPages ? 'pages' : 'quantity'));
  if (!span || typeof span.value !== 'number') return undefined;
  const factor = /^half|^halve/.test(found[0]) ? 1 / 2 : found[0].startsWith('tripl') ? 3 : 2;
  const scaled = earlier
    .slice(span.start, span.end)
    .replace(String(span.value), String(Math.round(span.value * factor)));
  return earlier.slice(0, span.start) + scaled + earlier.slice(span.end);
}

/** A new question about the earlier subject: its values and terms are added where this one has none of their kind. */
function withContext(text: string, earlier: string): string {
  const own = new Set(partsOf(text).map(({ kind }) => kind));
  const parts = partsOf(earlier)
    .filter(({ kind }) => !own.has(kind))
    .toSorted((a, b) => a.start - b.start);
  const context: string[] = [];
  let taken = 0;
  for (const { start, end } of parts) {
    // A gloss that went with the weight before it would come twice.
    if (start < taken) continue;
    taken = wordsAfter(earlier, end);
    context.push(earlier.slice(start, taken));
  }
  return [text, ...context].join(' ');
}

/** A paper's words follow its weight: `80#` goes with ` gloss cover`. */
const PAPER_WORDS = /^(?: (?:gloss|silk|matte|uncoated|offset|text|cover|bond|index|c[12]s|stock|opaque))*/;
const wordsAfter = (text: string, end: number): number =>
  end + (PAPER_WORDS.exec(text.slice(end))?.[0].length ?? 0);
