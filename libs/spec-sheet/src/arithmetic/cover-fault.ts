import type { SheetJob } from '../job/sheet-job.ts';

/** Pages of a cover that is folded once and stitched with the text. */
export const WRAPAROUND_PAGES = 4;

/** Why a cover can't be stitched through its fold; undefined if it can, and for other bindings. */
export function stitchedCoverFault({
  binding,
  cover,
}: Pick<SheetJob, 'binding' | 'cover'>): string | undefined {
  const pages = cover?.pages;
  if (binding?.id !== 'saddle-stitch' || pages === undefined) return undefined;
  if (pages >= WRAPAROUND_PAGES && pages % 2 === 0) return undefined;
  return `A stitched cover has 4 pages, and 2 more for each flap. One of ${pages} can’t be stitched.`;
}
