import { PAPER_WEIGHT, papersIn, type TypedPaper } from '@printpartner/print-search/answers';
import { SIZE_TEXT, sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import type { Values } from './question.ts';

/** A value and where it is in a plain text. */
export type ValueSpan = { start: number; end: number } & SpannedValue;
type SpannedValue =
  | { kind: 'size'; value: TrimSize }
  | { kind: 'paper'; value: TypedPaper }
  | { kind: 'pages' | 'quantity' | 'ounces'; value: number };

const PAGES =
  /(?<![\d./x])(\d{1,5}) ?-?(?:inside |interior |text )?(?:pages?|pgs?|pp|pagers?)\b|\b(?:pages?|page count)(?: of|:| is)? (\d{1,5})\b(?! ?(?:in|inch|mm|x|#|lbs?\b|pounds?\b|pts?\b|gsm))/g;
const OUNCES =
  /(?<![\d./])(?:(\d{1,3})[- ])?(\d)\/(\d{1,2}) ?-?(?:of 1 )?(?:oz|ounces?)\b|(?<![\d./])(\d{0,6}(?:\.\d+)?) ?-?(?:oz|ounces?)\b(?: and an? (half|quarter)\b)?/g;
const NAMED_SIZE =
  /(?<=\bthe )letter(?= ones?\b)|\b(?:letter|legal)(?=[- ](?:tri|z|c|gate|half|roll|bi|french|accordion)[- ]?fold)|(?:(?<=\b(?:on|for|at|from|to|about|of|and|also) )|^)legal(?=$|[ ?,]*$)|\b(?:half[- ]|1\/2 )?(?:letter|legal|tabloid|ledger)[- ](?:sized?|sheets?|paper)\b|\bhalf[- ]letter\b|\btabloids?\b|(?:\b(?:iso|din) ?)?\ba[0-6]\b(?! ?(?:env|card|size env|invit))/g;
/** `6" square`, inches. */
const SQUARE =
  /(?<![\d./x×-])(\d{1,2}(?:\.\d+)?) ?-?(?:in|inch|inches|")?[- ]?squares?\b(?! (?:feet|foot|ft|inch|in)\b)/g;
/** What is counted in a number that is no quantity. */
const OTHER_COUNT =
  /^ ?-?(?:%|°|"|'|\/|#|in\b|inch|mm\b|cm\b|ft\b|feet|foot|pts?\b|points?\b|picas?\b|px\b|pixels?|dpi\b|ppi\b|lpi\b|gsm\b|g\b|lbs?\b|pounds?\b|oz\b|ounces?|grams?|panels?|folds?\b|folded|up\b|out\b|sided?\b|sides?\b|colou?rs?\b|c\b|pms\b|inks?\b|days?\b|hours?|hrs?\b|weeks?\b|months?\b|minutes?\b|years?\b|am\b|pm\b|inserts?\b|percent|dollars?|bucks?|cents?|mb\b|gb\b|kb\b|megabytes?|mil\b|mils\b|tabs?\b|staples?|holes?|signatures?|sig\b|versions?|designs?|units?\b|steps?|checks?|methods?|types?|kinds?|ways?|options?|sizes?|x\b|×|by \d|\/\d|st\b|nd\b|rd\b|th\b|or more colors|channels?|bond\b|cover\b|text\b|index\b|offset\b|envelopes? size|color|point|page)/;
const NOT_BEFORE =
  /(?:[#$€£]|\b(?:no\.?|number|form|notice|rgb|cmyk|pms|pantone|page|pages|chapter|section|step|delta e|gracol|swop|pdf\/x-?|x-|zone|a|dl|c|grade|ds|rip|zip|code|class|level|layer|version|v|windows|cs) ?-?)$/;
const NUMBER = /(?<![\w./#$,-]|\d[- ])(\d{1,9}(?:\.\d+)?)(k\b)?(?![\w.]*\d|\.\d|\/\d)/g;
const MIN_COUNT = 25;
/** `a 5000 name list`: an article, not a size such as A5. */
const MIN_RUN = 100;
/** Inches; `4000 x .467` is a price. */
const MAX_SIDE = 200;
/** Thinner than any stock: a line, or the size of type. */
const MIN_POINTS = 2;
/** `40 lb max`, `50 lb boxes`: what is packed. */
const LOAD = /^ ?(?:max|limit|each|box(?:es)?|cartons?|or less|total)\b/;
const COUNTED =
  /^ ?(?:(?:more|full|color|colou?r|glossy?|printed|copies of|[\w#.×"'-]+ ){0,4}?)(?:copies|copy|pieces?|pcs|prints?|sets?|cards?|postcards?|brochures?|booklets?|books?|flyers?|posters?|mailers?|letters?|flats?|envelopes?|folders?|invitations?|catalogs?|magazines?|menus?|people|households?|homes|addresses|units|of (?:them|these|those|it))\b/;

/** `6" square envelopes`, `3 inserts in an envelope`: no six or three of them. */
const IN_INCHES = /^ ?(?:"|-?(?:in|inch|inches)\b|inserts?\b)/;

const IN_YEAR =
  /\b(?:in|since|until|till|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.? $/;

const isYear = (value: number, before: string): boolean =>
  value >= 2000 && value < 2100 && IN_YEAR.test(before);

/** The texts of one message and those before it, which are read again for each reading of a follow-up. */
const MAX_REMEMBERED = 32;
const remembered = new Map<string, readonly ValueSpan[]>();

/** The values of a plain text with their places, in order. No place belongs to two values. */
export function valueSpans(text: string): readonly ValueSpan[] {
  const known = remembered.get(text);
  if (known) return known;
  const spans = spansIn(text);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest);
  remembered.set(text, spans);
  return spans;
}

function spansIn(text: string): readonly ValueSpan[] {
  const spans: ValueSpan[] = [];
  let rest = text;
  const take = (taken: SpannedValue, found: string, start: number): void => {
    const end = text.slice(0, start + found.length).trimEnd().length;
    spans.push({ ...taken, start, end });
    rest = `${rest.slice(0, start)}${'\0'.repeat(end - start)}${rest.slice(end)}`;
  };
  for (const { 0: found, index } of rest.matchAll(SIZE_TEXT)) {
    const size = sizeOf(found);
    if (size && Math.max(size.width, size.height) <= MAX_SIDE)
      take({ kind: 'size', value: size }, found, index);
  }
  for (const { 0: found, 1: side, index } of rest.matchAll(SQUARE))
    take({ kind: 'size', value: { width: Number(side), height: Number(side) } }, found, index);
  for (const { 0: found, index } of rest.matchAll(NAMED_SIZE)) {
    const size = sizeOf(found.replace(/[- ](?:sized?|sheets?|paper)/, ''));
    if (size) take({ kind: 'size', value: size }, found, index);
  }
  for (const { 0: found, 1: before, 2: after, index } of rest.matchAll(PAGES))
    take({ kind: 'pages', value: Number(before ?? after) }, found, index);
  for (const { 0: found, 1: whole, 2: over, 3: under, 4: decimal, 5: part, index } of rest.matchAll(OUNCES)) {
    const value =
      under === undefined
        ? Number(decimal) + (part === undefined ? 0 : part === 'half' ? 0.5 : 0.25)
        : Number(whole ?? 0) + Number(over) / Number(under);
    if (decimal !== '' && Number.isFinite(value)) take({ kind: 'ounces', value }, found, index);
  }
  const unread = rest.replaceAll('\0', ' ');
  const papers = papersIn(unread);
  for (const [place, { 0: found, index }] of [...unread.matchAll(PAPER_WEIGHT)].entries()) {
    const paper = papers[place];
    const isLoad = LOAD.test(text.slice(index + found.length));
    if (paper && !isLoad && !(paper.unit === 'points' && paper.value < MIN_POINTS))
      take({ kind: 'paper', value: paper }, found, index);
  }
  for (const { 0: found, 1: number, 2: thousand, index } of rest.matchAll(NUMBER)) {
    const value = Math.round(Number(number) * (thousand ? 1000 : 1));
    const after = rest.slice(index + found.length);
    const before = rest.slice(0, index);
    const isArticle = value >= MIN_RUN && before.endsWith(' a ');
    if ((NOT_BEFORE.test(before) && !isArticle) || !Number.isInteger(value)) continue;
    if (!thousand && OTHER_COUNT.test(after) && (!COUNTED.test(after) || IN_INCHES.test(after))) continue;
    if (isYear(value, before) && !COUNTED.test(after)) continue;
    if (value >= MIN_COUNT || COUNTED.test(after)) take({ kind: 'quantity', value }, found, index);
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

/** `just over an ounce`, `up to 3 oz`: the weight is on one side of it. */
const WEIGHT_BOUND =
  /\b(?:(over|above|more than|past|exceed(?:s|ing)?|heavier than|greater than)|under|below|less than|up to|lighter than|within|at most) $/;

/** The weight of the piece: of several, one that isn't only a bound, as in `a bit over an ounce, like 1.2 oz`. */
function weighed(text: string, spans: readonly ValueSpan[]): Pick<Values, 'ounces' | 'isOverOunces'> {
  const found = spans
    .filter(({ kind }) => kind === 'ounces')
    .map(({ start, value }) => ({ bound: WEIGHT_BOUND.exec(text.slice(0, start)), ounces: Number(value) }));
  const chosen = found.find(({ bound }) => !bound) ?? found[0];
  if (!chosen) return {};
  return { ounces: chosen.ounces, ...(chosen.bound?.[1] !== undefined && { isOverOunces: true }) };
}

/** What a plain text says in values. */
export function valuesOf(text: string): Values {
  const spans = valueSpans(text);
  const all = <Kind extends ValueSpan['kind']>(kind: Kind) =>
    spans.flatMap((span) =>
      span.kind === kind ? [span.value as Extract<ValueSpan, { kind: Kind }>['value']] : [],
    );
  const [pages] = all('pages');
  const ounces = weighed(text, spans);
  const quantities = all('quantity');
  const [quantity] = quantities;
  return {
    sizes: all('size'),
    papers: all('paper'),
    quantities,
    ...(pages !== undefined && { pages }),
    ...ounces,
    ...(quantity !== undefined && { quantity }),
  };
}
