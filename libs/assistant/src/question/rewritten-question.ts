import { emptyWords, partsOf, withoutSpans, words, wordsAfter, type Part } from './named-things.ts';
import {
  withAllowance,
  withFinish,
  withFold,
  withGlue,
  withMegabytes,
  withPaperFinish,
  withResolution,
  withSameUnit,
  withUnderlay,
} from './replaced-slots.ts';
import { valuesOf } from './value-spans.ts';

/** `over an ounce` isn’t an ounce. */
const LIMITED = /\b(?:over|under|above|below|more than|less than|up to) $/;

/** `it weighs 2 oz` gives a weight and asks none. */
const WEIGHS = /^weigh(?:s|ing|ed)?$/;

const PRODUCT = 'term 4';
/** The size before is another product’s. */
const HAS_OWN_SIZE = /business|rack card|letter ?head|poster|door ?hanger|bookmark/;

/** `5 inches`: a number that is no size. */
const LENGTH = /(?<![\w./-])\d+(?:\.\d+)? ?-?(?:inch(?:es)?|in|mm|cm|ft|feet)\b/g;

/** `no cover`, `without tabs`. */
const NEGATION = /\b(?:no|not|without|except|non)\b/;

/** The earlier question with this text's values and terms in the place of its own; what has no such place is added. */
export function withNewValues(before: string, said: string): string {
  const uncovered = withoutCover(before, said);
  if (uncovered !== undefined) return uncovered;
  const dropped = withoutDropped(before, said);
  if (dropped) return withNewValues(...dropped);
  if (NEGATION.test(said)) return `${before} ${said}`;
  const underlaid = withUnderlay(before, said);
  if (underlaid !== before) return underlaid;
  const finished = withGlue(withPaperFinish(withFinish(withSameUnit(before, said), said), said), said);
  const [earlier, text] = withResolution(...withMegabytes(...withFold(...withAllowance(finished, said))));
  let result = earlier;
  const added: string[] = [];
  const kinds = new Set<string>();
  let taken = 0;
  for (const part of partsOf(text)) {
    if (part.start < taken) continue;
    taken = part.kind === 'paper' ? wordsAfter(text, part.end) : part.end;
    const piece = text.slice(part.start - (LIMITED.exec(text.slice(0, part.start))?.[0].length ?? 0), taken);
    const replaced = kinds.has(part.kind) ? [] : replacedBy(part, piece, result, text);
    const [first, ...others] = replaced;
    if (!first) added.push(piece);
    else {
      for (const other of others.toReversed())
        result = result.slice(0, other.start) + result.slice(other.end);
      // A weight alone leaves the earlier paper's words.
      const end = taken > part.end ? wordsAfter(result, first.end) : first.end;
      result =
        result.slice(0, first.start) +
        countedAs(first, part.kind === 'paper' ? withGrade(piece, result.slice(first.start, end)) : piece) +
        result.slice(end);
    }
    if (
      part.kind === PRODUCT &&
      first &&
      !valuesOf(text).sizes[0] &&
      HAS_OWN_SIZE.test(`${piece} ${earlier.slice(first.start, first.end)}`)
    )
      result = withoutSpans(
        result,
        partsOf(result).filter(({ kind }) => kind === 'size'),
      ).replaceAll(/ +/g, ' ');
    kinds.add(part.kind);
  }
  const known = new Set(words(result));
  const isWeight = kinds.has('ounces');
  const rest = words(withoutSpans(text, partsOf(text))).filter(
    (word) => !emptyWords.has(word) && !known.has(word) && !(isWeight && WEIGHS.test(word)),
  );
  const lengths = [...withoutSpans(text, partsOf(text)).matchAll(LENGTH)]
    .map(([length]) => length)
    .filter((length) => !result.includes(length));
  return [result, ...added, ...lengths, ...rest].join(' ');
}

const NO_COVER =
  /\b(?:without|no|minus|not|lose|drop|skip) (?:(?:the|a|an|any) )?(?:separate |plus|extra )*-?cover\b/;

/** `without the separate cover`, of a booklet with one: its paper goes, too. */
function withoutCover(before: string, said: string): string | undefined {
  const papers = partsOf(before).filter(({ kind }) => kind === 'paper');
  const covers = papers.filter(({ end }) => /\bcover/.test(before.slice(end, wordsAfter(before, end))));
  if (!NO_COVER.test(said) || covers.length === 0 || covers.length === papers.length) return undefined;
  const whole = covers.map(({ start, end }) => ({ start, end: wordsAfter(before, end) }));
  return withoutSpans(before, whole)
    .replace(/[+&,]? *(?:\b(?:and|with|plus)\b )?(?: {3,})/, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

const DROPS = /\b(?:without|no|minus|not|lose|drop|skip) (?:(?:the|a|an|any) )?/;

/** `without the laminate`, of a job that has one: both texts without it. */
function withoutDropped(before: string, said: string): [before: string, said: string] | undefined {
  const found = DROPS.exec(said);
  const [named] = found ? partsOf(said.slice(found.index + found[0].length)) : [];
  if (!found || named?.start !== 0 || !named.kind.startsWith('term')) return undefined;
  const old = partsOf(before).filter(({ kind }) => kind === named.kind);
  if (old.length === 0) return undefined;
  const rest = said.slice(0, found.index) + said.slice(found.index + found[0].length + named.end);
  return [withoutSpans(before, old).replaceAll(/ +/g, ' ').trim(), rest.trim()];
}

/** `#12 into it`: what it goes into stays. */
const INTO_IT = /\b(?:in|into|inside|over|onto|than) (?:it|that|them|those|that one)$/;

/** `500 of them`: a number of pieces, and not of pages. */
const COPIES = /\b(?:of (?:them|those|these|it)|copies|pieces|pcs|sets|books|booklets|run)\b/;

/** The parts of the earlier text whose place a new one takes. */
function replacedBy(part: Part, piece: string, earlier: string, said: string): readonly Part[] {
  const parts = partsOf(earlier);
  const same = parts.filter(({ kind }) => kind === part.kind);
  // “Creep for 48 pages”, then “and 64?”: the number is what was counted before.
  if (same.length === 0 && part.kind === 'quantity' && !COPIES.test(said))
    return parts.filter(({ kind }) => kind === 'pages').slice(0, 1);
  if (same.length > 1 && part.kind === 'paper') return nearestPaper(piece, same, earlier);
  if (same.length > 1 && INTO_IT.test(said)) return same.slice(0, 1);
  if (part.kind !== 'size' || same.length < 2) return same;
  // `150 ppi at 5x7, printed at 10x14`: how large it is printed.
  const [first] = same;
  if (first && AT_PPI.test(earlier.slice(0, first.start))) return same.slice(-1);
  const [nearest] = same.toSorted(
    (a, b) =>
      unlikeness(piece, earlier.slice(a.start, a.end)) - unlikeness(piece, earlier.slice(b.start, b.end)),
  );
  return nearest ? [nearest] : [];
}

const AT_PPI = /\b[pd]pi at (?:an? )?$/;

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

const FINISH = /\b(?:uncoated|gloss|silk|matte|dull|satin)\b/;
const GRADE = /\b(?:text|cover|bond|index|offset)\b/;

/** `100# silk` in the place of `80# gloss text` is a text, too; `70#` in the place of `60# uncoated` is uncoated. */
function withGrade(paper: string, earlierWords: string): string {
  const finish = FINISH.exec(earlierWords)?.[0];
  if (finish !== undefined && /^[\d.]+ ?(?:#|lbs?|pounds?)$/.test(paper))
    return withGrade(`${paper} ${finish}`, earlierWords);
  const grade = GRADE.exec(earlierWords)?.[0];
  return grade === undefined || GRADE.test(paper) ? paper : `${paper} ${grade}`;
}

/** A bare number in the place of pages gets their word. */
const countedAs = ({ kind }: Part, piece: string): string =>
  kind === 'pages' && /^\d+$/.test(piece) ? `${piece} pages` : piece;

/** A new question about the earlier subject: its values and terms are added where this one has none of their kind. */
export function withContext(text: string, earlier: string): string {
  const own = new Set(partsOf(text).map(({ kind }) => kind));
  const parts = partsOf(earlier)
    .filter(({ kind }) => !own.has(kind))
    .toSorted((a, b) => a.start - b.start);
  const context: string[] = [];
  let taken = 0;
  const features = [...earlier.matchAll(FEATURE)].map(([feature]) => feature);
  for (const { start, end } of parts) {
    // A gloss that went with the weight before it would come twice.
    if (start < taken) continue;
    taken = wordsAfter(earlier, end);
    context.push(earlier.slice(start, taken));
  }
  return [text, ...context, ...features.filter((feature) => !text.includes(feature))].join(' ');
}

/** What is done to a piece beside its coating: with several of them none takes another one’s place. */
const FEATURE =
  /\b(?:windows?(?= )|ribbons?|clasps?|magnets?|wax seals?|foil|emboss\w*|deboss\w*|die[- ]?cut\w*|perforat\w+|variable data|numbering|scor(?:e|ed|ing)|folded(?: (?:in half|in thirds|to letter|down))?)\b/g;

/** Whether a text names such a thing. */
export const namesFeature = (text: string): boolean => text.search(FEATURE) >= 0;
