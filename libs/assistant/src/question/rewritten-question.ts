import { termsIn } from './alternatives.ts';
import { valueSpans, valuesOf, type ValueSpan } from './value-spans.ts';

/** Words that ask nothing by themselves. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but of for in on to at by with as is are be was were would will could can does do did it its that this those ' +
    'these them they one ones what how about if instead then so also same now ok okay please i me my we our us you your let lets make ' +
    'change switch actually just only say maybe versus vs need want have has had get go use using used like there thanks thank yes no ' +
    'sorry mean meant sure about around size stock paper run qty quantity each all total them more less even still not rather than when ' +
    'copies pieces pcs pc piece copy bump bumped went goes going order ordered print printed version question run runs client wants wanted ' +
    'inch inches sheet sheets boss says said decided think maybe wait oops ugh hmm oh correction bad client s'
  ).split(' '),
);

export const words = (text: string): string[] => text.match(/[\p{L}'#]+/gu) ?? [];

export const withoutSpans = (text: string, spans: readonly { start: number; end: number }[]): string =>
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

const RESOLUTION = /\b\d{2,4}(?= ?(?:dpi|ppi)\b)/;
const AT_RESOLUTION = /\bat (\d{2,4})$/;

/** `And at 150?` after a question with `300 dpi`: the resolution is put in its place. */
function withResolution(earlier: string, text: string): readonly [earlier: string, text: string] {
  const found = AT_RESOLUTION.exec(text);
  if (!found || !RESOLUTION.test(earlier)) return [earlier, text];
  return [earlier.replace(RESOLUTION, found[1] ?? ''), text.replace(AT_RESOLUTION, '').trim()];
}

/** The earlier question with this text's values and terms in the place of its own; what has no such place is added. */
export function withNewValues(before: string, said: string): string {
  if (NEGATION.test(said)) return `${before} ${said}`;
  const [earlier, text] = withResolution(before, said);
  let result = earlier;
  const added: string[] = [];
  const kinds = new Set<string>();
  let taken = 0;
  for (const part of partsOf(text)) {
    if (part.start < taken) continue;
    taken = part.kind === 'paper' ? wordsAfter(text, part.end) : part.end;
    const piece = text.slice(part.start, taken);
    const replaced = kinds.has(part.kind) ? [] : replacedBy(part, piece, result);
    const [first, ...others] = replaced;
    if (!first) added.push(piece);
    else {
      for (const other of others.toReversed())
        result = result.slice(0, other.start) + result.slice(other.end);
      // A weight alone leaves the earlier paper's words.
      const end = taken > part.end ? wordsAfter(result, first.end) : first.end;
      result =
        result.slice(0, first.start) +
        countedAs(first, withGrade(piece, result.slice(first.end, end))) +
        result.slice(end);
    }
    kinds.add(part.kind);
  }
  const known = new Set(words(result));
  const rest = words(withoutSpans(text, partsOf(text))).filter(
    (word) => !emptyWords.has(word) && !known.has(word),
  );
  return [result, ...added, ...rest].join(' ');
}

/** The parts of the earlier text whose place a new one takes. */
function replacedBy(part: Part, piece: string, earlier: string): readonly Part[] {
  const parts = partsOf(earlier);
  const same = parts.filter(({ kind }) => kind === part.kind);
  // “Creep for 48 pages”, then “and 64?”: the number is what was counted before.
  if (same.length === 0 && part.kind === 'quantity')
    return parts.filter(({ kind }) => kind === 'pages').slice(0, 1);
  if (same.length > 1 && part.kind === 'paper') return nearestPaper(piece, same, earlier);
  if (part.kind !== 'size' || same.length < 2) return same;
  const [nearest] = same.toSorted(
    (a, b) =>
      unlikeness(piece, earlier.slice(a.start, a.end)) - unlikeness(piece, earlier.slice(b.start, b.end)),
  );
  return nearest ? [nearest] : [];
}

/** `70#` takes the place of `60#`, not of the cover’s `10 pt`. */
function nearestPaper(piece: string, papers: readonly Part[], earlier: string): readonly Part[] {
  const unit = unitOf(piece);
  const alike = papers.filter(({ start, end }) => unitOf(earlier.slice(start, end)) === unit);
  const [nearest] = (alike.length > 0 ? alike : papers).toSorted(
    (a, b) =>
      distanceTo(piece, earlier.slice(a.start, a.end)) - distanceTo(piece, earlier.slice(b.start, b.end)),
  );
  return nearest ? [nearest] : [];
}

const unitOf = (paper: string): string => (/pt|point/.test(paper) ? 'pt' : /gsm/.test(paper) ? 'gsm' : 'lb');
const distanceTo = (one: string, other: string): number =>
  Math.abs(Number.parseFloat(one) - Number.parseFloat(other));

/** How different the areas of two typed sizes are. */
function unlikeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => {
    const size = valuesOf(text).sizes[0];
    return size ? Math.log(size.width * size.height) : 0;
  });
  return Math.abs((a ?? 0) - (b ?? 0));
}

const GRADE = /\b(?:text|cover|bond|index|offset)\b/;

/** `100# silk` in the place of `80# gloss text` is a text, too. */
function withGrade(paper: string, earlierWords: string): string {
  const grade = GRADE.exec(earlierWords)?.[0];
  return grade === undefined || GRADE.test(paper) ? paper : `${paper} ${grade}`;
}

/** A bare number in the place of pages gets their word. */
const countedAs = ({ kind }: Part, piece: string): string =>
  kind === 'pages' && /^\d+$/.test(piece) ? `${piece} pages` : piece;

const FACTOR =
  /\b(?:doubl(?:e|ed|ing)|twice|2x|half|halve[ds]?|tripl(?:e|ed))\b(?: (?:of )?(?:the|that|our|my|as many))? ?(pages?|page count|quantity|run|order|copies|pieces|amount|number)?/;

/** `we doubled the pages`, `and half of that`: the earlier question with its count multiplied. */
export function withScaledValue(earlier: string, text: string): string | undefined {
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
export function withContext(text: string, earlier: string): string {
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
