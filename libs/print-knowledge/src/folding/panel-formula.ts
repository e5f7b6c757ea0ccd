import type { FoldId } from './fold.ts';

const text = (value: number) => String(Number(value.toFixed(4)));

/** The panel formula of a fold. Flat width and allowance in inches. */
export function panelFormula(fold: FoldId, flat: number, allowance: number): string {
  const [width, less] = [text(flat), text(allowance)];
  const lines: Record<FoldId, string> = {
    half: `${width} ÷ 2 = ${text(flat / 2)}`,
    french: `${width} ÷ 2 = ${text(flat / 2)}; height ÷ 2`,
    z: `${width} ÷ 3 = ${text(flat / 3)}`,
    'accordion-4': `${width} ÷ 4 = ${text(flat / 4)}`,
    tri: `(${width} + ${less}) ÷ 3 = ${text((flat + allowance) / 3)}; tuck panel ${less} less`,
    gate: `(${width} + ${less}) ÷ 2 = ${text((flat + allowance) / 2)}; each door (${width} − ${less}) ÷ 4`,
    'double-gate': `(${width} + 2 × ${less}) ÷ 4 = ${text((flat + 2 * allowance) / 4)}; each gate ${less} less`,
    roll: `(${width} + 3 × ${less}) ÷ 4 = ${text((flat + 3 * allowance) / 4)}; then ${less} less each`,
  };
  return lines[fold];
}
