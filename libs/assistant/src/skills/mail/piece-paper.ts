import { rounded } from '@printpartner/print-knowledge/figures';
import {
  pieceWeight,
  weightFormula,
  type CoatingWeightId,
  type Sheets,
} from '@printpartner/print-knowledge/mail';
import type { ChatStep } from '@printpartner/contracts/types';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { bookPapers, stockFor, type PaperRole, type TypedPaper } from '@printpartner/print-search/answers';
import type { Question } from '../../question/question.ts';
import { namedPapers } from '../paper/named/named-papers.ts';
import { figuresOf } from '../paper/named/paper-figures.ts';
import { ouncesText, step } from './mail-figures.ts';

/** A paper with what it weighs. */
export interface WeighedPaper {
  name: string;
  gsm: number;
  /** Inches; undefined if our tables don’t have it. */
  caliperIn?: number;
  /** The calculators’ name of it; undefined if they don’t list it. */
  stock?: string;
  assumed: readonly string[];
}

/** A typed paper: the calculators’ stock, or the weight that follows from its basis weight. */
export function weighedPaper(paper: TypedPaper, role: PaperRole): WeighedPaper | undefined {
  const chosen = stockFor(paper, role);
  if (chosen) {
    const { name, gsm, caliperIn } = chosen.stock;
    return { name, gsm, caliperIn, stock: name, assumed: chosen.assumed };
  }
  const [named] = namedPapers(paper.text);
  const [figures] = named ? figuresOf(named) : [];
  if (!figures?.gsm) return undefined;
  const [first] = figures.calipers;
  return {
    name: figures.name,
    gsm: figures.gsm.high,
    ...(first && { caliperIn: first.inches }),
    assumed: [`${figures.name}: ${figures.gsm.high} gsm.`],
  };
}

/** One paper named in two ways, `14 pt C2S (350 gsm)`, is of the typed gsm if that is near. */
const NEAR = 0.2;

function papersOnce(
  papers: readonly TypedPaper[],
  role: PaperRole,
): { papers: readonly TypedPaper[]; gsm?: number } {
  const [first, second, ...others] = papers;
  if (!first || !second || others.length > 0 || (first.unit === 'gsm') === (second.unit === 'gsm'))
    return { papers };
  const [measured, named] = first.unit === 'gsm' ? [first, second] : [second, first];
  const listed = weighedPaper(named, role);
  if (!listed || Math.abs(listed.gsm - measured.value) > NEAR * listed.gsm) return { papers };
  return { papers: [named], gsm: measured.value };
}

/** What a piece weighs by its papers and pages. */
export interface PaperWeight {
  /** Ounces, unrounded. */
  ounces: number;
  /** Inches; undefined if a caliper isn’t known. */
  thickness?: number;
  /** `20 pages on 80# gloss text`. */
  called: string;
  /** The first part, for the calculator. */
  sheet: Sheets;
  paper: WeighedPaper;
  /** Whether a separate cover is in it. */
  hasCover: boolean;
  /** Ounces if the pages that are named include the cover. */
  withCoverCounted?: number;
  steps: readonly ChatStep[];
  assumed: readonly string[];
}

const BOUND =
  /\b(?:booklets?|books?|catalogs?|magazines?|newsletters?|programs?|workbooks?|manuals?|zines?|paperbacks?|saddle|stitched|perfect[- ]bound|spiral|coil|wire-?o|self-?cover|pluscover|bound)\b/;

const LOOSE =
  /\b(?:single|one|1)[- ]sided?\b|\bloose\b|\bsheets?\b|\bpads?\b|\bnotepads?\b|\benvelopes?\b|\bletterhead\b|\b(?:post ?)?cards?\b/;
/** Letters and reports are printed on full sheets; smaller pages in fours are those of a booklet. */
const hasBookletPages = ({ text, values: { pages = 0, sizes } }: Question): boolean =>
  pages >= 8 &&
  pages % 4 === 0 &&
  sizes.length > 0 &&
  sizes.every(({ width, height }) => width * height < 8.5 * 11) &&
  !LOOSE.test(text);

/** Whether the pages are the two sides of leaves. */
const isPrintedTwice = ({ text }: Question): boolean =>
  /\b(?:double|two|2|both)[- ]sided?s?\b|\bduplex|\bfront and back\b|\bboth sides\b/.test(text) &&
  !/\b(?:single|one|1)[- ]sided\b/.test(text);

const ADDED_COVER =
  /\bpluscover\b|\b(?:plus|and|\+|with) (?:an? |the |separate )?(?:4[- ]page |separate )?cover\b/;
const COUNTED_COVER = /\b(?:incl\w*|counting|with) (?:the |its )?covers?\b|\bself-?cover\b/;

/**
 * The weight of a piece of this size from its papers; undefined if a paper or the pages of a booklet are missing.
 * @param role of a single paper
 */
export function paperWeightOf(
  question: Question,
  size: TrimSize,
  {
    role = 'body',
    sheets,
    coating = 'none',
    isBound = isBoundPiece(question),
  }: { role?: PaperRole; sheets?: number; coating?: CoatingWeightId; isBound?: boolean } = {},
): PaperWeight | undefined {
  const { pages, papers: typed } = question.values;
  const once = papersOnce(typed, role);
  if (once.papers.length === 0 || once.papers.length > 2) return undefined;
  const isBook = pages !== undefined && sheets === undefined && (isBound || isPrintedTwice(question));
  const [body, cover] = isBook ? (bookPapers(once.papers) ?? []) : [once.papers[0], undefined];
  if (!isBook && once.papers.length > 1) return undefined;
  const only = body ?? cover;
  const paper = only && weighedPaper(only, body ? role : 'cover');
  const coverPaper = body && cover ? weighedPaper(cover, 'cover') : undefined;
  if (
    !paper ||
    (body && cover && !coverPaper) ||
    (BOUND.test(question.text) && !isBook && sheets === undefined)
  )
    return undefined;
  const gsm = once.gsm ?? paper.gsm;
  const leaves = sheets ?? (pages === undefined ? 1 : isBook ? Math.ceil(pages / 2) : pages);
  const hasAddedCover =
    coverPaper !== undefined ||
    (isBook && ADDED_COVER.test(question.text) && !COUNTED_COVER.test(question.text));
  const isCounted =
    coverPaper !== undefined && COUNTED_COVER.test(question.text) && !/\bpluscover\b/.test(question.text);
  const coversOnly = hasAddedCover && coating !== 'none' && !COATED_THROUGHOUT.test(question.text);
  const inner: CoatingWeightId = coversOnly ? 'none' : coating;
  const sheet = { count: isCounted ? Math.max(1, leaves - 2) : leaves, ...size, gsm, coating: inner };
  const coverSheet = hasAddedCover && { count: 2, ...size, gsm: coverPaper?.gsm ?? gsm, coating };
  const inside = pieceWeight([sheet]);
  const all = pieceWeight(coverSheet ? [sheet, coverSheet] : [sheet]);
  const counted =
    coverSheet && !isCounted && leaves > 2
      ? pieceWeight([{ ...sheet, count: leaves - 2 }, coverSheet])
      : undefined;
  if (!inside.ok || !all.ok) return undefined;
  const thickness =
    paper.caliperIn === undefined || (coverPaper && coverPaper.caliperIn === undefined)
      ? undefined
      : sheet.count * paper.caliperIn + (coverSheet ? 2 * (coverPaper?.caliperIn ?? paper.caliperIn) : 0);
  const counts =
    pages === undefined
      ? sheets
        ? `${sheets} sheets on `
        : ''
      : isBook
        ? `${pages} pages on `
        : `${pages} sheets of `;
  return {
    ounces: all.value,
    ...(thickness !== undefined && { thickness }),
    called: `${counts}${paper.name}${coverSheet ? (coverPaper ? ` with a cover of ${coverPaper.name}` : ' with a cover of the same paper') : ''}`,
    sheet,
    paper,
    hasCover: coverSheet !== false,
    ...(counted?.ok && !ADDED_COVER_SAID.test(question.text) && { withCoverCounted: counted.value }),
    steps: [
      step(coverSheet ? 'Inside' : 'Weight each', weightFormula(sheet), ouncesText(inside.value)),
      ...(coverSheet
        ? [
            step('Cover', weightFormula(coverSheet), ouncesText(all.value - inside.value)),
            step(
              'Weight each',
              `${rounded(inside.value, 3)} + ${rounded(all.value - inside.value, 3)}`,
              ouncesText(all.value),
            ),
          ]
        : []),
    ],
    assumed: [
      ...(once.gsm === undefined ? paper.assumed : []),
      ...(coverPaper?.assumed ?? []),
      ...(isBook && !coverSheet ? ['All pages on this stock, no separate cover.'] : []),
      ...(coversOnly ? ['The coating is on the cover only.'] : []),
      ...(coverSheet && !isCounted ? [`${pages} pages inside, plus a 4-page cover.`] : []),
      ...(pages !== undefined && !isBook && sheets === undefined
        ? ['Printed on one side: a sheet for each page.']
        : []),
    ],
  };
}

/** Books are coated on their cover, unless the question says otherwise. */
const COATED_THROUGHOUT =
  /\b(?:all|every|each|inside|interior|text) (?:the )?pages? (?:are |is |also )?(?:with |uv|aqueous|coated|laminat\w*|varnish\w*)|\b(?:through ?out|everywhere|inside and out(?:side)?|cover and (?:inside|text|pages)|both the cover and)\b/;

const ADDED_COVER_SAID = /\bpluscover\b|\bplus (?:an? )?cover\b/;

/** Whether the text is of a bound piece, which is weighed by its pages. */
export const isBoundPiece = (question: Question): boolean =>
  BOUND.test(question.text) || hasBookletPages(question);
