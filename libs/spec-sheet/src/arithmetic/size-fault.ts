import { sizeText } from '@printpartner/print-knowledge/measure';
import type { SheetJob } from '../job/sheet-job.ts';

/** Trade sizes are rounded: a third of 11 in is 3.667 or 3-11/16 in. Inches. */
const ROUNDING = 1 / 8;

/** Why the sizes of a piece contradict each other; undefined if its finished size fits on its flat one. */
export function sizeFault({ text: { flat, finished } }: SheetJob): string | undefined {
  if (!flat || !finished) return undefined;
  const fits = (width: number, height: number) =>
    width <= flat.width + ROUNDING && height <= flat.height + ROUNDING;
  if (fits(finished.width, finished.height) || fits(finished.height, finished.width)) return undefined;
  return `A piece of ${sizeText(flat.width, flat.height)} in flat can’t be ${sizeText(finished.width, finished.height)} in finished. Check both sizes.`;
}
