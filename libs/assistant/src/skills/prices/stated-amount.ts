import type { Question } from '../../question/question.ts';
import { dollars, isPriced, dollarRange, runPrice } from './run-price.ts';
import type { PricedProduct } from './compared-runs.ts';

const AMOUNT = /\$ ?(\d*\.?\d+)(k)?\b|\b(\d+) ?(?:bucks|dollars|usd)\b/;
const OF_OTHER = /\b(?:postage|stamps?|shipping)\b/;
const OF_PIECE =
  /\b(?:each|per (?:piece|card|copy|unit|brochure|booklet|flyer|postcard)|a piece|apiece|a pop)\b/;
/** US dollars; a piece costs less, a run more. */
const MAX_EACH = 25;

/** `for under $500`, `they quoted me $900`: where the amount is in the range; empty if none is named. */
export function amountVerdict(
  { text }: Question,
  priced: readonly PricedProduct[],
  quantities: readonly number[],
): string {
  const [, signed, thousand, worded] = AMOUNT.exec(text) ?? [];
  const [first, second] = priced.flatMap(({ match }) => match.models.slice(0, 1));
  const [quantity] = quantities;
  if ((signed ?? worded) === undefined || !first || second || quantity === undefined) return '';
  if (quantities.length > 1 || OF_OTHER.test(text)) return '';
  const amount = Number(signed ?? worded) * (thousand ? 1000 : 1);
  const isEach = OF_PIECE.test(text) && amount < MAX_EACH;
  if (OF_PIECE.test(text) && !isEach) return '';
  const usd = isEach ? amount * quantity : amount;
  const run = runPrice(first, quantity);
  if (!isPriced(run)) return '';
  const { lowUsd, highUsd, middleUsd } = run.price;
  const place =
    usd < lowUsd
      ? 'below our range: ask what is left out'
      : usd > highUsd
        ? 'above our range: get other quotes'
        : `within our range, ${usd < middleUsd ? 'below' : 'above'} its middle`;
  return `**${dollars(usd)} is ${place}** (${dollarRange(run.price)}).\n\n`;
}
