import type { TrimSize } from '../job/index.ts';

/** Bounds of the job's format; the contract rejects what exceeds them. */
const MAX_TEXT = 200;
export const MAX_PAGES = 50_000;
export const MAX_COVER_PAGES = 16;
/** Inches. */
const lengths = { least: 0.1, most: 1_000 } as const;

export const shortText = (text: string): string | undefined =>
  text === '' ? undefined : text.slice(0, MAX_TEXT).trim();

export const upTo = (most: number, count: number | undefined): number | undefined =>
  count !== undefined && count <= most ? count : undefined;

export function withinLimits(size: TrimSize | undefined): TrimSize | undefined {
  const isWithin = (inches: number) => inches >= lengths.least && inches <= lengths.most;
  return size && isWithin(size.width) && isWithin(size.height) ? size : undefined;
}
