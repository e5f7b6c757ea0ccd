import type { FoldId } from '@printpartner/print-knowledge/folding';

const plain = (value: number) => String(Number(value.toFixed(4)));

/** How the panels come about, in one line: flat width and allowance in inches. */
export function arithmeticLine(fold: FoldId, flat: number, allowance: number): string {
  const [width, less] = [plain(flat), plain(allowance)];
  const lines: Record<FoldId, string> = {
    half: `${width} ÷ 2 = ${plain(flat / 2)}`,
    french: `${width} ÷ 2 = ${plain(flat / 2)}, and the height ÷ 2`,
    z: `${width} ÷ 3 = ${plain(flat / 3)}`,
    'accordion-4': `${width} ÷ 4 = ${plain(flat / 4)}`,
    tri: `(${width} + ${less}) ÷ 3 = ${plain((flat + allowance) / 3)}; the tuck panel ${less} less`,
    gate: `(${width} + ${less}) ÷ 2 = ${plain((flat + allowance) / 2)}; each door (${width} − ${less}) ÷ 4`,
    'double-gate': `(${width} + 2 × ${less}) ÷ 4 = ${plain((flat + 2 * allowance) / 4)}; each gate ${less} less`,
    roll: `(${width} + 3 × ${less}) ÷ 4 = ${plain((flat + 3 * allowance) / 4)}; then ${less} less each`,
  };
  return lines[fold];
}
