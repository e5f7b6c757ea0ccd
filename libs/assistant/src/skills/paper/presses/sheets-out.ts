import { countText } from '@printpartner/print-knowledge/figures';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { pressSheets, sheetsFor, sheetsOut, type PressSheet } from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import { addressOf } from '@printpartner/print-search/answers';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';

const ASKED =
  /\b(?:pieces?|cards?|number|copies) out\b|\bouts\b|\bhow many\b.*\bfrom (?:an?|one|the|each|\d)|\bhow many\b.*\b(?:fit|up|out|on (?:(?:a|an|one|the)\b|\d\S*)|per (?:\d\S* )?(?:press )?sheet|per (?:press )?sheet|from (?:a|one)|press sheets?|sheets)\b|\b(?:up|out) (?:on|of|from)\b|\b\d+[- ]up\b|\bn-?up\b|\b(?:fit|fits) on\b|\bsheets? (?:out|needed|for)\b|\byield\b|\bgang\w*\b|\bimpos\w*\b|\bhow many (?:up|out)\b|\bup on\b|\bhow many$/;
const PRODUCT_SIZES: readonly { words: RegExp; size: TrimSize; name: string }[] = [
  { words: /\bbusiness cards?\b/, size: { width: 3.5, height: 2 }, name: 'A business card, 3.5 × 2 in.' },
  {
    words: /\bbrochures?\b|\btri-?folds?\b/,
    size: { width: 11, height: 8.5 },
    name: 'A brochure, 11 × 8.5 in flat.',
  },
  { words: /\brack cards?\b/, size: { width: 4, height: 9 }, name: 'A rack card, 4 × 9 in.' },
];
/** Square inches of 19 × 25 in; smaller sheets are pieces, too. */
const MIN_SHEET = 475;
const DEFAULT_SHEET = 'digital-13x19';
const [{ bleedIn }] = fileRules.rows;

/** `how many 4x6 on 13x19`, `business cards up on 12x18`, `press sheets for 5,000 4x6`. */
export const piecesOnSheet: Skill = {
  id: 'press-sheets-out',
  answer: (question) => {
    const { text, values } = question;
    if (
      !ASKED.test(text) ||
      values.pages !== undefined ||
      /\b(?:envelopes?|carton|tabs|registration|register|line up|lines up|panels?|weigh\w*|inserts?|pages?|signatures?|oz|ounces?|slits?|(?:open|flat|unfolded) sheets?)\b/.test(
        text,
      )
    )
      return undefined;
    const placed = place(question);
    if (!placed)
      return /\bup\b|\bpress sheet\b|\bout of\b/.test(text) &&
        values.sizes.length < 2 &&
        /\bcards?\b|\bpieces?\b|\bflyers?\b/.test(text)
        ? asks('What is the piece’s trim size, width × height?')
        : undefined;
    return laidOut(question, placed);
  },
};

interface Placed {
  piece: TrimSize;
  sheet: PressSheet;
  assumed: readonly string[];
}

function place({ text, values: { sizes } }: Question): Placed | undefined {
  const product = PRODUCT_SIZES.find(({ words }) => words.test(text));
  const area = ({ width, height }: TrimSize): number => width * height;
  const [smallest, ...others] = sizes.toSorted((a, b) => area(a) - area(b));
  const outer = others.at(-1);
  const isOffset = /\boffset\b|\bsheetfed\b/.test(text);
  if (smallest && outer) {
    const sheet = sheetOf(outer, isOffset);
    return sheet && { piece: smallest, sheet, assumed: [] };
  }
  const first = smallest && sheetOf(smallest, isOffset);
  if (product && first) return { piece: product.size, sheet: first, assumed: [product.name] };
  // The only size is a press sheet: that of the piece is missing.
  if (first && smallest && area(smallest) >= MIN_SHEET) return undefined;
  const piece = smallest ?? product?.size;
  const usual = pressSheets.rows.find(({ id }) => id === (isOffset ? 'offset-28x40' : DEFAULT_SHEET));
  if (!piece || !usual) return undefined;
  return {
    piece,
    sheet: usual,
    assumed: [`Press sheet: ${sheetText(usual)}.`, ...(smallest || !product ? [] : [product.name])],
  };
}

/** A common sheet of that size. Both presses have 12 × 18. */
function sheetOf({ width, height }: TrimSize, isOffset: boolean): PressSheet | undefined {
  const found = pressSheets.rows.filter(
    ({ acrossIn, aroundIn }) =>
      Math.min(acrossIn, aroundIn) === Math.min(width, height) &&
      Math.max(acrossIn, aroundIn) === Math.max(width, height),
  );
  return found.find(({ press }) => (press === 'sheetfed') === isOffset) ?? found[0];
}

const sheetText = ({ acrossIn, aroundIn }: PressSheet): string =>
  `${Math.min(acrossIn, aroundIn)} × ${Math.max(acrossIn, aroundIn)} in`;

function laidOut({ text, values: { quantity } }: Question, { piece, sheet, assumed }: Placed): Draft {
  const bleed = /\b(?:no|without|zero) bleeds?\b/.test(text) ? 0 : bleedIn;
  const outcome = sheetsOut(
    { widthIn: piece.width, heightIn: piece.height, bleedIn: bleed, gutterIn: 0 },
    sheet,
  );
  const size = `${sizeText(piece.width, piece.height)} in`;
  const cites = [{ entry: 'Sheets out', place: 'Press and price' }];
  if (!outcome.ok)
    return answers(
      `**None**: ${size} with bleed doesn’t fit a sheet of ${sheetText(sheet)}. ${outcome.reason}`,
      cites,
    );
  const { best, printable } = outcome.value;
  const { up, across, around } = best;
  const sheets = quantity === undefined ? undefined : sheetsFor(quantity, up);
  const run =
    sheets === undefined
      ? ''
      : ` ${countText(quantity ?? 0)} pieces take **${countText(sheets)} sheet${sheets === 1 ? '' : 's'}** before makeready and overs.`;
  return answers(
    `**${up} up** on ${sheetText(sheet)}: ${across} across × ${around} around for ${size}${bleed > 0 ? ` with ${bleed} in bleed` : ' without bleed'}.${run} The printable area is ${sizeText(printable.acrossIn, printable.aroundIn)} in.`,
    cites,
    {
      workings: [
        {
          title: `${size} out of ${sheetText(sheet)}`,
          steps: [
            { label: 'Up', working: `${across} × ${around}`, result: `${up}` },
            ...(sheets === undefined
              ? []
              : [
                  {
                    label: 'Sheets',
                    working: `${countText(quantity ?? 0)} ÷ ${up}, rounded up`,
                    result: countText(sheets),
                  },
                ]),
          ],
          assumed: [...assumed, 'No gutter between the bleeds.'],
          opens: addressOf({
            calculator: 'sheets-out',
            values: {
              width: inchText(piece.width),
              height: inchText(piece.height),
              bleed: inchText(bleed),
              gutter: '0',
              'press-sheet': sheet.id,
              ...(quantity !== undefined && { quantity: String(quantity) }),
            },
          }),
        },
      ],
    },
  );
}
