import { LETTER_WEIGHT, mailShape, currentPrices, type MailPrice } from '@printpartner/print-knowledge/mail';
import type { ChatStep, ChatWorking } from '@printpartner/contracts/types';
import { dateText, decimalText, rounded } from '@printpartner/print-knowledge/figures';
import { inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { addressOf, type OpenedCalculator } from '@printpartner/print-search/answers';
import type { Citation } from '../skill.ts';

/** `4-1/4`; two decimals where it's no fraction of an inch, as of a size in mm. */
function sideText(side: number): string {
  const text = fractionText(side);
  return text.includes('.') ? decimalText(side, 2) : text;
}

/** `4-1/4 × 6 in`. */
export const pieceSize = (height: number, length: number): string =>
  `${sideText(height)} × ${sideText(length)} in`;

/** `4-1/4 × 6 in (4.25 × 6)`, for a limit that is typed into a layout. */
export function inchesAndDecimals(height: number, length: number): string {
  const decimals = sizeText(height, length);
  const text = pieceSize(height, length);
  return text === `${decimals} in` ? text : `${text} (${decimals})`;
}

/** `an 8-1/2 × 11 in card`, `a 6 × 9 in card`. */
export function articleOf(called: string, isFirst = false): string {
  const article = /^(?:8|11|18|A\d)/.test(called) ? 'an' : 'a';
  return isFirst ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

/** `0.007 in`. */
export const thousandths = (thickness: number): string => `${inchText(thickness)} in`;

const breaks = new Set(currentPrices.prices.flatMap(({ tiers }) => tiers.map(({ upTo }) => upTo)));

/** `0.43 oz`; where two decimals would read as a price break that is exceeded, four, or `over 1 oz`. */
export function ouncesText(ounces: number): string {
  const short = Number(rounded(ounces, 2));
  if (!breaks.has(short) || ounces <= short) return `${short} oz`;
  const long = Number(rounded(ounces, 4));
  return long - short < MIN_SHOWN ? `over ${short} oz` : `${long} oz`;
}

/** Ounces over a price break that are no figure of their own. */
const MIN_SHOWN = 0.0002;

/** `Jul 12, 2026`. */
export const pricesFrom = dateText(currentPrices.effective);
/** Closes every answer with a price. */
export const PRICES_DATED = `USPS prices effective ${pricesFrom}.`;

/** A line of the current price list. */
export function priceLine(id: string): MailPrice {
  const line = currentPrices.prices.find((price) => price.id === id);
  if (!line) throw new RangeError(`Unknown price: ${id}`);
  return line;
}

/** The lowest tier of a line, in mills. */
export function millsOf(id: string): number {
  const [tier] = priceLine(id).tiers;
  if (!tier) throw new RangeError(`No price: ${id}`);
  return tier.mills;
}

/** One line of arithmetic. */
export const step = (label: string, working: string, result: string): ChatStep => ({
  label,
  working,
  result,
});

/** What “How I worked it out” shows. */
export const working = (
  title: string,
  steps: readonly ChatStep[],
  assumed: readonly string[],
  opens?: OpenedCalculator,
): ChatWorking => ({
  title,
  steps: [...steps],
  assumed: [...assumed],
  ...(opens && { opens: addressOf(opens) }),
});

/** Entries of the mail guide that answers lean on. */
export const mailEntry = {
  shapes: { entry: 'Shapes', place: 'USPS Mail Classes and Postcard Guide' },
  card: { entry: 'Card, single-piece First-Class', place: 'Shapes' },
  'commercial-card': { entry: 'Card, commercial First-Class', place: 'Shapes' },
  letter: { entry: 'Letter', place: 'Shapes' },
  'self-mailer': { entry: 'Folded self-mailer, automation letter', place: 'Shapes' },
  booklet: { entry: 'Booklet, automation letter', place: 'Shapes' },
  flat: { entry: 'Flat, First-Class', place: 'Shapes' },
  'marketing-flat': { entry: 'Flat, Marketing Mail', place: 'Shapes' },
  'eddm-flat': { entry: 'EDDM flat, retail', place: 'Shapes' },
  postcardNames: { entry: 'Postcard names', place: 'USPS Mail Classes and Postcard Guide' },
  classes: { entry: 'Classes', place: 'USPS Mail Classes and Postcard Guide' },
  preparingEddm: { entry: 'Preparing EDDM', place: 'USPS Mail Classes and Postcard Guide' },
  stock: { entry: 'Stock', place: 'Production Requirements and Finishing' },
  postcardStock: { entry: 'Postcard stock at least 100# cover or 14 pt', place: 'Stock' },
  addressSide: { entry: 'Address side', place: 'Production Requirements and Finishing' },
  tabs: { entry: 'Tabs and folds', place: 'Production Requirements and Finishing' },
  nonmachinable: {
    entry: 'What makes a letter nonmachinable',
    place: 'Production Requirements and Finishing',
  },
  postage: { entry: 'Postage by shape and class', place: 'Quick Reference Tools' },
  ready: { entry: 'Ready to mail?', place: 'Quick Reference Tools' },
  strategy: { entry: 'Strategy and Format Selection', place: 'Mailing And Postage Info' },
  costs: { entry: 'What a mailing costs', place: 'Strategy and Format Selection' },
} as const satisfies Record<string, Citation>;

const eddm = mailShape('eddm-flat');
const over = eddm.over ?? { height: 0, length: 0 };

/** `10-1/2 in long or 6-1/8 in high`: what an EDDM flat exceeds. */
export const EDDM_OVER = `${fractionText(over.length)} in long or ${fractionText(over.height)} in high`;
/** `3.3 oz`: the weight limit of EDDM Retail. */
export const EDDM_OUNCES = `${eddm.maxWeight} oz`;
/** `3.5 oz`: above it, a letter pays the flat price. */
export const LETTER_OUNCES = `${LETTER_WEIGHT} oz`;
