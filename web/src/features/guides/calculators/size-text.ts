import { fractionOf } from '@printpartner/print-knowledge/measure';

const eighths: Record<string, string> = {
  '1/4': '¼',
  '1/2': '½',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

function lengthText(inches: number): string {
  const { whole, numerator, denominator } = fractionOf(inches, 8);
  return `${whole}${numerator === 0 ? '' : (eighths[`${numerator}/${denominator}`] ?? '')}`;
}

/** `4⅛ × 9½ in` to eighths, for options and labels, which can't contain markup. */
export const sizeText = ({ height, length }: { height: number; length: number }): string =>
  `${lengthText(height)} × ${lengthText(length)} in`;
