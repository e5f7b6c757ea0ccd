import { fractionOf, vulgarFractions } from '@printpartner/print-knowledge/measure';

const signs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(vulgarFractions).map(([sign, fraction]) => [fraction, sign]),
);

function lengthText(inches: number): string {
  const { whole, numerator, denominator } = fractionOf(inches, 8);
  return `${whole}${numerator === 0 ? '' : (signs[`${numerator}/${denominator}`] ?? '')}`;
}

/** `4⅛ × 9½ in` to eighths, for options and labels, which can't contain markup. */
export const optionSizeText = ({ height, length }: { height: number; length: number }): string =>
  `${lengthText(height)} × ${lengthText(length)} in`;
