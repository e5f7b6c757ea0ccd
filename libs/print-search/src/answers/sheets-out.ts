import { countText, provenanceOf } from '@printpartner/print-knowledge/figures';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import {
  pressSheets,
  sheetArithmetic,
  sheetsFor,
  sheetsOut,
  type PressSheet,
} from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'up out fit fits fitting sheet press parent per postcard card flyer label piece bleed no without digital offset sheetfed imposition gang nest yield',
);
const asking = /\bhow many\b|\bon\b|\bfrom\b|\bup\b|\bout\b|\bsheets?\b|\bfits?\b|\byield\b/;
/** Asks for the sheets of a run, not for the pieces on one. */
const SHEETS = /\bsheets\b/;
/** The largest sheet that every digital press takes. */
const DEFAULT_SHEET = 'digital-13x19';
const [{ bleedIn }] = fileRules.rows;

/** `how many 4x6 on 13x19`, `sheets for 5,000 4x6`: pieces on a press sheet. */
export function sheetsOutOf(query: Query): readonly Answer[] {
  const { text, sizes, papers, pages, quantity, ounces } = query;
  const [size, ...others] = sizes;
  if (!size || others.length > 1 || papers.length > 0 || (pages ?? ounces) !== undefined) return [];
  if (!asking.test(text) || /bleed.*bleed/.test(text) || !hasOnly(query, known)) return [];
  const [second] = others;
  if (!second && !/\bup\b|\bsheets?\b/.test(text)) return [];
  const placed = second ? pieceAndSheet(size, second, text) : { piece: size, sheet: sheetOf(DEFAULT_SHEET) };
  if (!placed?.sheet) return [];
  const isSheetfed = placed.sheet.press === 'sheetfed';
  if (isSheetfed ? /\bdigital\b/.test(text) : /\boffset\b|\bsheetfed\b/.test(text)) return [];
  const { piece, sheet } = placed;
  const bleed = /\b(?:no|without|zero) bleeds?\b/.test(text) ? 0 : bleedIn;
  const outcome = sheetsOut(
    { widthIn: piece.width, heightIn: piece.height, bleedIn: bleed, gutterIn: 0 },
    sheet,
  );
  if (!outcome.ok) return [];
  const { up, across, around } = outcome.value.best;
  const sheets = quantity === undefined ? undefined : sheetsFor(quantity, up);
  const run = sheets === undefined ? '' : `${countText(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'}`;
  const source = provenanceOf(pressSheets, sheet.id, 'acrossIn');
  return [
    {
      title: `${sizeText(piece.width, piece.height)} in out of ${sheetText(sheet)}`,
      figure:
        sheets !== undefined && SHEETS.test(text) ? run : `${up} up, ${across} across × ${around} around`,
      ...(sheets !== undefined &&
        quantity !== undefined && {
          arithmetic: `${countText(quantity)} ÷ ${up} = ${run}, rounded up`,
        }),
      assumed: [
        ...(second ? [] : [`Press sheet: ${sheetText(sheet)}.`]),
        ...(bleed === 0 ? [] : [`${bleed} in bleed on every side, no gutter.`]),
      ],
      sources: [
        sheetArithmetic,
        ...(source ? [source] : []),
        ...(bleed === 0 ? [] : [fileRules.columns.bleedIn.from]),
      ],
      opens: opening('sheets-out', {
        width: inchText(piece.width),
        height: inchText(piece.height),
        bleed: inchText(bleed),
        gutter: '0',
        'press-sheet': sheet.id,
        ...(quantity !== undefined && { quantity: String(quantity) }),
      }),
    },
  ];
}

const sheetOf = (id: string): PressSheet | undefined => pressSheets.rows.find((row) => row.id === id);

/** Short side first, as sheets are sold. */
const sheetText = ({ press, acrossIn, aroundIn }: PressSheet): string =>
  `${Math.min(acrossIn, aroundIn)} × ${Math.max(acrossIn, aroundIn)} in ${press}`;

/** The larger size is the sheet; it must be one of the guide's. Both presses have 12 × 18. */
function pieceAndSheet(one: TrimSize, other: TrimSize, text: string) {
  const area = ({ width, height }: TrimSize) => width * height;
  const [piece, outer] = area(one) < area(other) ? [one, other] : [other, one];
  const isOffset = /\boffset\b|\bsheetfed\b/.test(text);
  const sheets = pressSheets.rows.filter(
    ({ acrossIn, aroundIn }) =>
      Math.min(acrossIn, aroundIn) === Math.min(outer.width, outer.height) &&
      Math.max(acrossIn, aroundIn) === Math.max(outer.width, outer.height),
  );
  return { piece, sheet: sheets.find(({ press }) => (press === 'sheetfed') === isOffset) ?? sheets[0] };
}
