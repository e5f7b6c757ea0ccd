import { answer, noAnswer, type Outcome, isPositive, isZeroOrMore } from '../figures/outcome.ts';
import type { FoldId } from './fold.ts';
import { decimalText } from '../figures/number-text.ts';

/**
 * Panel widths of a fold in inches, left to right in the outside file; the inside file is mirrored. They add up to the
 * flat width. `flatWidthIn` is the trimmed width across the folds, `allowanceIn` how much narrower a tuck-in panel is,
 * or the gap between the doors of a gate fold.
 */
export function panelWidths(fold: FoldId, flatWidthIn: number, allowanceIn: number): Outcome<number[]> {
  if (!isPositive(flatWidthIn)) return noAnswer('Flat width must be more than 0 in.');
  if (!isZeroOrMore(allowanceIn)) return noAnswer('Fold allowance must be 0 in or more.');
  const widths = layouts[fold](flatWidthIn, allowanceIn);
  if (Math.min(...widths) <= 0) return noAnswer('The sheet is too narrow for this many folds.');
  return answer(widths);
}

/** Whether a fold has an allowance or a gap: in a half, French, Z or accordion fold no panel tucks in. */
export const usesAllowance = (fold: FoldId): boolean => new Set(layouts[fold](1, 1 / 64)).size > 1;

/**
 * Panel widths of a roll fold from the cover inward, in inches: p, p, p − d, p − 2d …
 * with p = (W + (n − 2)(n − 1) / 2 × d) / n. Three panels are the tri-fold.
 */
export function rollWidths(panels: number, flatWidthIn: number, allowanceIn: number): number[] {
  const widest = (flatWidthIn + (((panels - 2) * (panels - 1)) / 2) * allowanceIn) / panels;
  return Array.from({ length: panels }, (_, index) => widest - Math.max(0, index - 1) * allowanceIn);
}

const equal = (panels: number) => (flat: number) => Array.from({ length: panels }, () => flat / panels);
const rolled = (panels: number) => (flat: number, allowance: number) =>
  rollWidths(panels, flat, allowance).toReversed();

const layouts: Record<FoldId, (flat: number, allowance: number) => number[]> = {
  half: equal(2),
  french: equal(2),
  z: equal(3),
  'accordion-4': equal(4),
  tri: rolled(3),
  roll: rolled(4),
  gate(flat, gap) {
    const door = (flat - gap) / 4;
    return [door, (flat + gap) / 2, door];
  },
  'double-gate'(flat, allowance) {
    const center = (flat + 2 * allowance) / 4;
    return [center - allowance, center, center, center - allowance];
  },
};

const text = (value: number) => decimalText(value, 4);

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
