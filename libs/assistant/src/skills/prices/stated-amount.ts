import type { Question } from '../../question/question.ts';
import { dollars, isPriced, rangeText, runPrice } from './run-price.ts';
import type { PricedProduct } from './compared-runs.ts';

const AMOUNT = /\$ ?(\d+(?:\.\d+)?)(k)?\b|\b(\d+) ?(?:bucks|dollars|usd)\b/;
const OF_PIECE = /\b(?:each|per piece|a piece|apiece|per card|per copy|postage|stamps?|shipping)\b/;

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
  if (quantities.length > 1 || OF_PIECE.test(text)) return '';
  const usd = Number(signed ?? worded) * (thousand ? 1000 : 1);
  const run = runPrice(first, quantity);
  if (!isPriced(run)) return '';
  const { lowUsd, highUsd, middleUsd } = run.price;
  const place =
    usd < lowUsd
      ? 'below our range: ask what is left out'
      : usd > highUsd
        ? 'above our range: get other quotes'
        : `within our range, ${usd < middleUsd ? 'below' : 'above'} its middle`;
  return `**${dollars(usd)} is ${place}** (${rangeText(run.price)}).\n\n`;
}
