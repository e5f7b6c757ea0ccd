import { countText, dollarText, priceText } from '@printpartner/print-knowledge/figures';
import type { ChatStep } from '@printpartner/contracts/types';
import type { ClassPrice } from './class-prices.ts';
import { step } from './mail-figures.ts';

/** `$0.395–$0.467`. */
export const eachText = ({ low, high }: Pick<ClassPrice, 'low' | 'high'>): string =>
  low === high ? priceText(low) : `${priceText(low)}–${priceText(high)}`;

const cents = (mills: number, pieces: number): number => Math.round((mills * pieces) / 10);

/** `$1,975.00–$2,335.00`. */
export const totalText = ({ low, high }: Pick<ClassPrice, 'low' | 'high'>, pieces: number): string =>
  low === high
    ? dollarText(cents(low, pieces))
    : `${dollarText(cents(low, pieces))}–${dollarText(cents(high, pieces))}`;

/** Each and total of one class. */
export const priceStep = (price: ClassPrice, pieces: number): ChatStep =>
  step(price.name, `${countText(pieces)} × ${eachText(price)}`, totalText(price, pieces));

/** What the cheaper class saves: between the nearest ends of both price ranges and the farthest. Mills each. */
export const savingOf = (cheap: ClassPrice, dear: ClassPrice): { low: number; high: number } => ({
  low: Math.max(0, dear.low - cheap.high),
  high: Math.max(0, dear.high - cheap.low),
});
