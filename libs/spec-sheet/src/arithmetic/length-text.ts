import type { TrimSize } from '../job/sheet-job.ts';

export const turnedSize = ({ width, height }: TrimSize): TrimSize => ({ width: height, height: width });

/** Whether two lengths are equal for a person with a ruler; 1/32 in by default. */
export const isNear = (one: number, other: number, within = 1 / 32): boolean =>
  Math.abs(one - other) <= within + 1e-6;
