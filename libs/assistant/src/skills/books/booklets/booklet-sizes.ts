import { bookletSizes, coverSpreadOf, type BookletSize } from '@printpartner/print-knowledge/booklets';
import type { ChatSpecValues } from '@printpartner/contracts/types';
import { decimalText } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH, inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { asksFlat } from '../binding/binding-intents.ts';
import { spineLength } from '../reading/spine-length.ts';
import { gluedCover } from './glued-cover.ts';

const BOOK =
  /\b(?:booklets?|books?|catalogs?|magazines?|programs?|manuals?|saddle|stitched|stapled|newsletters?|zines?)\b/;
const FLAT =
  /\b(?:flat|open(?:ed)?|unfolded|spreads?|cover spread|sheet size|document size|before (?:folding|it is folded))\b/;

const COVER_SIZE =
  /\b(?:cover|wrap) (?:size|dimensions?|width|file|template|artboard)\b|\bsize\b.* covers?\b/;

/** `what size is the flat cover`. */
const ASKS_FLAT_SIZE = /\b(?:size|big|wide|dimensions?)\b.{0,30}\b(?:flat|unfolded|cover)\b/;
const MAX_STAPLED = 92;

const sizeTexts = ({ width, height }: TrimSize): string =>
  `${fractionText(width)} × ${fractionText(height)} in`;
const decimals = ({ width, height }: TrimSize): string => `${sizeText(width, height)} in`;
const mm = ({ width, height }: TrimSize): string =>
  [width, height].map((side) => decimalText(side * MM_IN_INCH, 1)).join(' × ') + ' mm';

/** `8.5 × 11 in`, with fractions where they differ; in the unit of the question first. */
export function fullSize(size: TrimSize, isMetric: boolean): string {
  if (isMetric) return `${mm(size)} (${decimals(size)})`;
  const fractions = sizeTexts(size);
  return fractions.includes('.') || fractions === decimals(size)
    ? decimals(size)
    : `${fractions} (${decimals(size)})`;
}

export const isMetric = (text: string): boolean => /\b(?:mm|cm|a[3-6])\b|\d(?:mm|cm)\b/.test(text);

/** `flat size of an 8.5 × 11 booklet`, `finished size of an 11 × 17 sheet folded`. */
export const bookletFlatSize: Skill = {
  id: 'booklet-flat-size',
  answer(question) {
    const { text, ids, pages, cover } = bookQuestionOf(question);
    const [size] = question.values.sizes;
    const isSpine = spineLength(text) !== undefined && /\bcovers?\b|\bwrap\b|\bspreads?\b/.test(text);
    if (
      !(BOOK.test(text) || isSpine || ids.length > 0) ||
      !(FLAT.test(text) || COVER_SIZE.test(text) || isSpine) ||
      /\b(?:reader'?s?|printer'?s?) spreads?\b/.test(text) ||
      (asksFlat(text) && !size) ||
      /\b(?:lays?|lies?|lie|mail\w*|flats)\b|\bflat ?(?:rate|mail)\b/.test(text)
    )
      return undefined;
    if (
      !/\b(?:size|what|how (?:big|wide|large)|dimensions?|width|set up)\b/.test(text) ||
      (/\bbuild\b|\bsingle pages\b|\bas spreads\b/.test(text) && !ASKS_FLAT_SIZE.test(text))
    )
      return undefined;
    if (!size)
      return pages === undefined && !/\bsize\b/.test(text)
        ? undefined
        : asks('What is the finished page size, such as 8.5 × 11 in? The flat sheet is twice as wide.');
    const flat = { width: 2 * size.width, height: size.height };
    const glued = gluedCover(question, size);
    if (glued) return glued;
    const isGlued =
      ids.some((id) => id === 'perfect-bound' || id === 'case-bound') ||
      (ids.length === 0 && (pages ?? 0) > MAX_STAPLED);
    const files = /\bspreads or (?:single )?pages\b|\bpages or spreads\b/.test(text)
      ? ' Build single pages, not spreads: the printer imposes them.'
      : '';
    return answers(
      isGlued
        ? `The open cover is **${fullSize(flat, isMetric(text))} plus the spine** in width: two pages of ${fullSize(size, isMetric(text))} side by side. For the spine, tell me the page count and the paper.`
        : `The flat sheet is **${fullSize(flat, isMetric(text))}**: two pages of ${fullSize(size, isMetric(text))} side by side (${doubled(size.width, isMetric(text))}). Bleed is extra.${files}`,
      [{ entry: 'Popular Sizes and Format Options', place: 'Booklets' }],
      isGlued
        ? {}
        : {
            specs: sizeSpecs(size, flat, cover),
          },
    );
  },
};

/** The fields of the form that a booklet with this cover shows; a self cover where none is named. */
function sizeSpecs(size: TrimSize, flat: TrimSize, cover: 'self' | 'plus' | undefined): ChatSpecValues {
  const [finished, open] = [decimals(size), decimals(flat)];
  return {
    form: 'booklet',
    values:
      cover === 'plus'
        ? { coverType: 'plus', bookletTextFinishedSize: finished, bookletTextFlatSize: open }
        : { ...(cover && { coverType: cover }), textFinishedSize: finished, textFlatSize: open },
  };
}

function doubled(width: number, metric: boolean): string {
  const scale = metric ? MM_IN_INCH : 1;
  return `${inchText(width * scale)} × 2 = ${inchText(2 * width * scale)}`;
}

const namesOf = (row: BookletSize): RegExp | undefined =>
  ({
    digest: /\b(?:digest|half[- ](?:letter|page)|half[- ]sheet)\b(?!.*landscape)/,
    trade: /\btrade\b/,
    landscape: /\b(?:landscape|horizontal)\b/,
    executive: /\bexecutive\b/,
    oversized: /\boversize\w*\b/,
    'square-8': /\bsquare\b/,
    'square-6': /\bsquare\b/,
    pocket: /\bpocket[- ]?(?:size\w*|guide|book)?\b(?! folders?)/,
    tabloid: /\btabloid\b/,
  })[row.id];

/** `popular booklet sizes`, `most economical booklet size`, `how big is digest`. */
export const bookletSizesSkill: Skill = {
  id: 'booklet-sizes',
  answer(question) {
    const { text } = bookQuestionOf(question);
    if (!/\b(?:sizes?|dimensions?|formats?|how (?:big|large)|trim|digest)\b/.test(text)) return undefined;
    const isEconomy = question.values.sizes.length === 1 && /\b(?:econom\w*|efficien\w*|waste)\b/.test(text);
    if (!BOOK.test(text) && !isEconomy && !/\b(?:digest|trade (?:book|size))\b/.test(text)) return undefined;
    if (
      /\b(?:envelopes?|file size|type|font|mail\w*|flat size|spine|coil|wire|postcards?|brochures?|folders?|cards?|posters?|flyers?)\b/.test(
        text,
      )
    )
      return undefined;
    const [typed] = question.values.sizes;
    if (typed) return ofTyped(typed, text);
    if (
      /\b(?:econom\w*|cheap\w*|efficien\w*|least waste|cost[- ]effective|save|saves|budget|affordable|waste)\b/.test(
        text,
      )
    )
      return economical();
    const rows = bookletSizes.rows.filter((row) => namesOf(row)?.test(text));
    if (rows.length > 0) return named(rows);
    return /\b(?:popular|common|standard|usual|typical|which|what|list|best|good|available|options?|sizes)\b/.test(
      text,
    )
      ? all()
      : undefined;
  },
};

function lineOf(row: BookletSize): string {
  const { name, pageWidth, pageHeight, usedFor, sheetYield } = row;
  const spread = coverSpreadOf(row);
  const sheet = sheetYield
    ? `; ${sheetYield.pages} pages on a ${sheetYield.sheetWidth} × ${sheetYield.sheetHeight} in sheet, with bleed ${sheetYield.withBleed.sheetWidth} × ${sheetYield.withBleed.sheetHeight} in`
    : '';
  return `**${name}, ${sizeText(pageWidth, pageHeight)} in** (open ${sizeText(spread.width, spread.height)} in${sheet}): ${usedFor.charAt(0).toLowerCase()}${usedFor.slice(1)}`;
}

const economicalRows = (): readonly BookletSize[] => bookletSizes.rows.filter(({ sheetYield }) => sheetYield);

function economical(): Draft {
  return answers(
    `**5.5 × 8.5 in (digest)** is the economical size; 8.5 × 11 and 6 × 9 in also fill a press sheet without waste:\n${economicalRows()
      .map((row) => `- ${lineOf(row)}`)
      .join('\n')}`,
    economicalRows().map(({ name }) => ({ entry: name, place: 'Popular Sizes and Format Options' })),
  );
}

const named = (rows: readonly BookletSize[]): Draft =>
  answers(
    rows.map((row) => `${lineOf(row)}.`).join('\n\n'),
    rows.map(({ name }) => ({ entry: name, place: 'Popular Sizes and Format Options' })),
  );

function ofTyped({ width, height }: TrimSize, text: string): Draft | undefined {
  const row = bookletSizes.rows.find((one) => one.pageWidth === width && one.pageHeight === height);
  if (!row) return undefined;
  if (
    !/\b(?:good|common|standard|popular|econom\w*|cheap\w*|efficien\w*|used|called|name|for|waste)\b/.test(
      text,
    )
  )
    return undefined;
  const draft = named([row]);
  return /^(?:is|are)\b.*\b(?:standard|common|popular|usual|good|normal)\b/.test(text)
    ? { ...draft, text: `**Yes.** ${draft.text}` }
    : draft;
}

const all = (): Draft =>
  answers(
    `Most printers list these; **5.5 × 8.5, 8.5 × 11 and 6 × 9 in** use the press sheet best:\n${bookletSizes.rows.map((row) => `- ${lineOf(row)}`).join('\n')}`,
    [{ entry: 'Popular Sizes and Format Options', place: 'Booklets' }],
  );
