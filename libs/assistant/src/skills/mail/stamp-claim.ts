import { priceText } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import { millsOf, pricesFrom } from './mail-figures.ts';

const CLAIM =
  /(?<!postcard |post card |metered |card )\bstamps? (?:\w+ ){0,3}?(?:\$?0?\.(\d\d)\b(?! ?-?oz)|(\d\d) ?(?:cents?|¢))/;

/** `since the stamp costs 73 cents`: corrects a price of the stamp that isn’t the current one. */
export function stampCorrection({ text }: Question): string {
  const found = CLAIM.exec(text);
  const claimed = Number(found?.[1] ?? found?.[2] ?? 0) * 10;
  const stamp = millsOf('letter-stamp');
  return claimed === 0 || claimed === stamp
    ? ''
    : `The stamp is **${priceText(stamp)}**, not ${priceText(claimed)} (${pricesFrom}). `;
}
