import { stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { paperOf } from '@printpartner/spec-sheet/job';
import { bookPapers, defaultStock, stockFor, type TypedPaper } from '@printpartner/print-search/answers';
import type { Question } from '../../../question/question.ts';
import { typedCalipers, type TypedCaliper } from './typed-calipers.ts';

/** A stock and how it was found, a sentence each. */
export interface BookStock {
  stock: Pick<Stock, 'name' | 'caliperIn' | 'gsm'>;
  assumed: readonly string[];
  isTyped: boolean;
  /** A caliper that the question gives, as it does. */
  measured?: Pick<TypedCaliper, 'text' | 'factor' | 'millimeters'> & { ppi?: number };
}

export interface BookStocks {
  /** One, or several that the question compares or can mean. */
  bodies: readonly BookStock[];
  cover: BookStock;
  /** The typed cover is of its own stock. */
  hasTypedCover: boolean;
}

const FINISH =
  /\b(?:gloss\w*|silk|satin|matte?|dull|velvet|uncoated|offset|opaque|bond|smooth|vellum|antique|natural|coated|c[12]s)\b/;
/** A follow-up can leave the finish of the earlier paper beside the new one. */
const UNCOATED = /\b(?:uncoated|offset|opaque)\b/;
const finishes = ['gloss text', 'silk text', 'uncoated opaque'] as const;
const ADDED_COVER = /^\d+ ?(?:#|lbs?) (?:offset|opaque|bond) cover$/;
/** A cover’s caliper behind a paper is no part of it: `60# offset, cover 0.012`. */
const MEASURED = / (?:(?:and|with|plus|an?) )*(?:(?:plus)?cover )?(?:\d?\.\d+|\d ?mm)\b.*$/;
const PPI = /(?<![\d.])(\d{3,4}) ?ppi\b/;

/**
 * The stocks of a book; the defaults of the calculators where none is typed. `unknown` if the guides have no caliper for a
 * typed paper.
 */
export function bookStocks({ text, values, leansOn }: Question): BookStocks | 'unknown' {
  const calipers = typedCalipers(text);
  const measured = ofPagesPerInch(text) ?? (calipers.body && measuredStock(calipers.body, 'paper'));
  const measuredCover = calipers.cover && measuredStock(calipers.cover, 'cover');
  const papers = values.papers.map((paper) =>
    withoutCount(measuredCover ? { ...paper, text: paper.text.replace(MEASURED, '') } : paper, text),
  );
  const [only, ...others] = papers;
  // A follow-up such as “plus cover” stands behind the paper of the text.
  if (leansOn && only && others.length === 0 && ADDED_COVER.test(only.text))
    papers[0] = { ...only, text: only.text.replace(/ cover$/, '') };
  const isCompared =
    papers.length > 1 &&
    (!/cover/.test(text.replace(/\bself[- ]?cover\w*/g, ' ')) || isSwitched(text, papers)) &&
    papers.every(({ unit }) => unit !== 'points');
  const roles = isCompared ? undefined : (bookPapers(papers) ?? byGrade(papers));
  const [typedBody, typedCover] = roles ?? [undefined, undefined];
  // A follow-up such as “with a 100# cover” keeps the text paper.
  const [earlierBody] = (!typedBody && leansOn && bookPapers(leansOn.values.papers)) || [undefined];
  const body = typedBody ?? earlierBody;
  const bodyPapers = roles ? (body ? [body] : []) : papers.slice(0, 4);
  const found = measured ? [measured] : bodyPapers.flatMap((paper) => bodiesOf(paper));
  if (!measured && bodyPapers.length > 0 && found.length === 0) return 'unknown';
  const cover = typedCover && stockFor(typedCover, 'cover');
  if (typedCover && !cover && !measuredCover) return 'unknown';
  return {
    bodies: found.length > 0 ? found : defaultBodies(),
    cover:
      measuredCover ?? (cover ? { ...cover, isTyped: true } : { ...defaultStock('cover'), isTyped: false }),
    hasTypedCover: (measuredCover ?? cover) !== undefined,
  };
}

/** `60# offset without cover` and `including the cover, 80# gloss` say nothing of the paper's grade. */
function withoutCount(paper: TypedPaper, whole: string): TypedPaper {
  const text = paper.text.replace(ASKED, ' ').replace(NO_COVER, ' ').replace(/\s+/g, ' ').trim();
  const isCounted = COUNTED.test(whole) && paper.before === 'cover';
  return isCounted ? { ...paper, before: '', text: text.replace(/^cover /, '') } : { ...paper, text };
}

/** `changed from 60# offset to 80# gloss text`: two papers for the same pages, whatever is said of the cover. */
const isSwitched = (text: string, papers: readonly TypedPaper[]): boolean =>
  papers.length === 2 &&
  /\bfrom\b.*\bto\b|\binstead of\b|\bswitch\w*\b|\bchang(?:e|ed|ing)\b/.test(text) &&
  papers.every(
    (paper) => !/^\S+ (?:\w+ ){0,2}(?:cover|c1s|c2s)\b/.test(paper.text) && !/cover/.test(paper.before),
  );

const COVER_GRADE = /^\S+ (?:pt )?(?:\w+ ){0,2}(?:cover|c1s|c2s)\b/;

/** The text and the cover by their own grades. */
function byGrade(papers: readonly TypedPaper[]): ReturnType<typeof bookPapers> {
  const cover = papers.find(({ text }) => COVER_GRADE.test(text));
  const body = papers.find(({ text }) => /^\S+ (?:\w+ ){0,2}(?:text|offset|opaque|bond)\b/.test(text));
  return cover && body && cover !== body ? [body, cover] : undefined;
}

/** The rest of the sentence is no part of a paper's name. */
const ASKED = /(?<=\d.*) (?:what|how|which|would|does|do i|can|sounds|whats)\b.*$/;
const COUNTED =
  /\b(?:incl\w*\.?|counting|without|no|\d[- ]page|\d[- ]?pp)(?: the| a| any)* covers? ?,? ?(?:on |in )?\d/;
const NO_COVER =
  /\b(?:without|no|excluding|excl\.?|not (?:including|counting)|including|incl\w*\.?|counting)\b(?: an?| the| any)* (?:plus)?covers?\b/g;

const MIN_PPI = 150;

function ofPagesPerInch(text: string): BookStock | undefined {
  const ppi = Number(PPI.exec(text)?.[1] ?? 0);
  return ppi > MIN_PPI
    ? {
        stock: { name: `${ppi} ppi paper`, caliperIn: 2 / ppi, gsm: 0 },
        assumed: [],
        isTyped: true,
        measured: { text: `2/${ppi} in`, factor: `2 ÷ ${ppi}`, ppi },
      }
    : undefined;
}

const measuredStock = (caliper: TypedCaliper, kind: 'paper' | 'cover'): BookStock => ({
  stock: { name: `${caliper.text} ${kind}`, caliperIn: caliper.inches, gsm: 0 },
  assumed: [],
  isTyped: true,
  measured: caliper,
});

/** The stock of a typed text paper; of one without a finish, those of every finish. */
function bodiesOf(typed: TypedPaper): BookStock[] {
  const paper = { ...typed, text: typed.text.split(' ').slice(0, 6).join(' ') };
  const words = paper.text.split(' ').slice(0, 5).join(' ');
  const one =
    chosenFor(paper) ??
    stockFor({ ...paper, text: paper.text.replace(UNCOATED, ' ').replace(/\s+/g, ' ') }, 'body');
  if (FINISH.test(words) || paper.unit !== 'pounds' || /\bcover\b/.test(words))
    return one ? [{ ...one, isTyped: true }] : otherFinishes(paper);
  const several = finishes.flatMap((finish) => {
    const chosen = stockFor({ ...paper, text: `${paper.value}# ${finish}`, before: '' }, 'body');
    return chosen?.stock.kind === 'text' ? [{ stock: chosen.stock, assumed: [], isTyped: true }] : [];
  });
  const distinct = several.filter(
    ({ stock }, place) => several.findIndex((other) => other.stock.name === stock.name) === place,
  );
  return distinct.length > 0 ? distinct : one ? [{ ...one, isTyped: true }] : [];
}

/** How far the nearest weight of the same finish may be from one between those of the guide. */
const NEAR = 0.08;

function chosenFor(paper: TypedPaper): Pick<BookStock, 'stock' | 'assumed'> | undefined {
  const chosen = stockFor(paper, 'body');
  if (chosen) return chosen;
  const { stock, gsm } = paperOf(paper.text);
  if (stock) return { stock, assumed: [] };
  const sameWeight = stocks.rows.filter(
    ({ kind, name }) => kind === 'text' && paper.unit === 'pounds' && name.startsWith(`${paper.value}# `),
  );
  if (sameWeight.length === 1 && sameWeight[0] && !/\bcover\b/.test(paper.text))
    return { stock: sameWeight[0], assumed: [] };
  const finish = /\bgloss/.test(paper.text)
    ? 'gloss'
    : /\b(?:silk|satin|matte?|dull|velvet)\b/.test(paper.text)
      ? 'silk'
      : 'uncoated';
  const weight = gsm ?? (paper.unit === 'gsm' ? paper.value : 0);
  const [near] = stocks.rows
    .filter(
      (row) => row.kind === 'text' && row.finish === finish && Math.abs(row.gsm - weight) <= NEAR * weight,
    )
    .toSorted((a, b) => Math.abs(a.gsm - weight) - Math.abs(b.gsm - weight));
  return (
    near && { stock: near, assumed: [`Read as ${near.name}, ${near.gsm} gsm, the nearest in our guides.`] }
  );
}

/** Papers of a weight that the guide has only in other finishes. */
function otherFinishes(paper: TypedPaper): BookStock[] {
  if (paper.unit !== 'pounds' || /\bcover\b/.test(paper.text)) return [];
  const found = finishes.flatMap((finish) => {
    const chosen = stockFor({ ...paper, text: `${paper.value}# ${finish}`, before: '' }, 'body');
    return chosen?.stock.kind === 'text' && chosen.stock.name.startsWith(`${paper.value}#`)
      ? [chosen.stock]
      : [];
  });
  const names = found.map(({ name }) => name).join(' and ');
  return found.map((stock) => ({ stock, assumed: [`Our guides list only ${names}.`], isTyped: true }));
}

/** What most books are printed on, coated and uncoated. */
function defaultBodies(): BookStock[] {
  const uncoated = stockFor({ text: '60# offset', value: 60, unit: 'pounds', before: '' }, 'body');
  return [
    { ...defaultStock('body'), isTyped: false },
    ...(uncoated ? [{ ...uncoated, assumed: [], isTyped: false }] : []),
  ];
}
