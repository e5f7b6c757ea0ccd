import { MM_IN_INCH } from '../measure/units.ts';

/**
 * Panels in tenths of a millimeter that add up to the flat width: the folds between them are rounded, not the panels. No
 * panel changes by more than 0.1 mm.
 */
export function panelsInMillimeters(widthsIn: readonly number[]): number[] {
  let inches = 0;
  let tenths = 0;
  return widthsIn.map((width) => {
    inches += width;
    const before = tenths;
    tenths = Math.round(inches * MM_IN_INCH * 10);
    return (tenths - before) / 10;
  });
}
