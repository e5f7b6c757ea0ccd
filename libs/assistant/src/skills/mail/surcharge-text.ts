import { currentPrices } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { millsOf } from './mail-figures.ts';

/** `$0.49`, the nonmachinable surcharge. */
export const added = (): string => priceText(currentPrices.nonmachinable ?? 0);
/** `$1.31`: a stamped letter with it. */
export const withSurcharge = (): string =>
  priceText(millsOf('letter-stamp') + (currentPrices.nonmachinable ?? 0));
/** `$0.82 + $0.49`. */
export const sum = (): string => `${priceText(millsOf('letter-stamp'))} + ${added()}`;
