import { termsIn } from './alternatives.ts';
import { isKnown } from './spelling.ts';
import {
  emptyWords,
  withContext,
  withNewValues,
  withoutSpans,
  withScaledValue,
  words,
} from './rewritten-question.ts';
import { valueSpans } from './value-spans.ts';

/** What begins a question that goes on from an earlier one. */
const CUE =
  /^(?:(?:and|also|even(?: for| if| with| at| on)?|but|or|so|then|ok(?:ay)?|what about|how about|what if|and what about|what of|instead|same(?: question| thing| job)?(?: for| but| with| at)?|now|actually|make (?:it|that)|let'?s|change|switch|versus|vs|wait|no(?=,? (?:wait|sorry|it|i|make|that))|sorry|oops|ugh|hmm|oh|i mean(?:t)?|correction|my bad|if)\b[, ]*)+/;
/** Begins a question about the earlier job with something changed in it. */
const CHANGE =
  /^(?:[\w,]+ )?(?:what if|and if|also if|if|even|same|what about|how about|now|wait|sorry|oops|i mean|actually|instead|make (?:it|that)|change|switch)\b|\bnow (?:it'?s|it is|its|at|we)\b|\b(?:instead|bump|double|doubled|switch(?:ed)?|go(?:es|ing)? (?:to|up|down|with))\b/;
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
  /\b(?:cover|inside|body|text pages)\b (?:is|on|in|of|will be|stock)\b|^(?:the )?(?:cover|inside|body) \d|^(?:a )?\d+ ?(?:pt|#|lbs?|pounds?) (?:\w+ )?covers?$/;
const ASKING = /\b(?:what|how|which|why|can|will|does|do|should|would)\b/;
/** `is digital worse?` */
const COMPARATIVE =
  /\b(?:worse|better|cheaper|pricier|faster|slower|thicker|thinner|heavier|lighter|bigger|smaller|stronger|stiffer|softer|more expensive)\b/;
const COMPARED = /\b(?:than|or|versus|which|what|best)\b/;
/** `in mm?` */
const UNIT =
  /^(?:and |what is (?:it|that) )?(?:in|as) (?:mm|millimeters|cm|inches|gsm|pounds|lbs|grams|ounces|oz|decimals?|fractions?|points|pt)$/;
/** `what is spot uv`: a question of its own. */
const DEFINITION = /^(?:what (?:is|are|does|do)|why|who|when|where|define|explain|tell me)\b/;
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
  const opening = NEW_SUBJECT.exec(text);
  if (opening) return { text: text.replace(opening[0], ' ').replace(/\s+/g, ' ').trim(), leans: false };
  const scaled = withScaledValue(earlier, text);
  if (scaled !== undefined) return { text: scaled, leans: true };
  const plain = text.replace(CUE, '');
  if (UNIT.test(plain)) return { text: `${earlier} ${plain}`, leans: true };
  if (isChoice(plain) && !CUE.test(text) && !POINTER.test(plain)) return { text, leans: false };
  const spans = valueSpans(plain);
  const terms = termsIn(plain);
  const rest = words(withoutSpans(plain, [...spans, ...terms]));
  const asksNew =
    rest.some((word) => !emptyWords.has(word)) ||
    (DEFINITION.test(text) && !POINTER.test(plain)) ||
    (terms.length > 1 && / or /.test(plain));
  const hasSubject = spans.length > 0 || terms.length > 0;
  if (ROLE_PAPER.test(plain) && spans.some(({ kind }) => kind === 'paper') && !ASKING.test(plain))
    return { text: `${earlier} ${plain}`, leans: true };
  const compares =
    terms.length === 1 && spans.length === 0 && COMPARATIVE.test(plain) && !COMPARED.test(plain);
  const changes = CHANGE.test(text) && !ASKING.test(plain);
  if (changes && !hasSubject && rest.some((word) => !emptyWords.has(word)))
    return { text: withNewValues(earlier, plain), leans: true };
  if ((changes && hasSubject) || compares || (!asksNew && (hasSubject || CUE.test(text))))
    return { text: withNewValues(earlier, plain), leans: true };
  if (
    asked &&
    rest.filter((word) => !emptyWords.has(word)).length <= 3 &&
    !/^(?:what|how|which|why|who|when)\b/.test(plain)
  )
    return { text: withNewValues(earlier, plain), leans: true };
  const isSense = rest.some((word) => emptyWords.has(word) || isKnown(word));
  const isLeaning =
    CUE.test(text) ||
    POINTER.test(plain) ||
    (!hasSubject && isSense) ||
    (terms.length === 0 && OF_EARLIER.test(plain));
  if (!isLeaning) return { text, leans: false };
  return { text: withContext(plain, earlier), leans: true };
}

/** `aqueous vs uv`: it compares two of a kind, and needs nothing of the question before. */
function isChoice(text: string): boolean {
  const [first, second, ...others] = termsIn(text);
  return (
    first !== undefined &&
    first.kind === second?.kind &&
    others.length === 0 &&
    /^ (?:vs\.?|versus) $/.test(text.slice(first.end, second.start))
  );
}
