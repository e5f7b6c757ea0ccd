import type { Fraction } from '@printpartner/print-knowledge/measure';

/** Only halves to sixty-fourths: 4/4 and 4/0 are ink counts. */
const FRACTION = /(?<![\d/.])(?:(\d{1,3})-)?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])/g;

/** Text with `×` for `x` between figures, split at its fractions: `7-1/4 x 10-1/2 in`. */
export function tradePieces(text: string): (string | Fraction)[] {
  const plain = text.replace(/(\d)\s*x\s*(?=\d)/g, '$1 × ');
  const pieces: (string | Fraction)[] = [];
  let from = 0;
  for (const match of plain.matchAll(FRACTION)) {
    const [found, whole, numerator, denominator] = match;
    const fraction = {
      whole: Number(whole ?? 0),
      numerator: Number(numerator),
      denominator: Number(denominator),
    };
    if (fraction.numerator >= fraction.denominator) continue;
    pieces.push(plain.slice(from, match.index), fraction);
    from = match.index + found.length;
  }
  return [...pieces, plain.slice(from)].filter((piece) => piece !== '');
}
