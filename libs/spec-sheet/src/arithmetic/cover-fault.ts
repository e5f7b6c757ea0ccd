import type { SheetJob } from '../job/sheet-job.ts';

/** Pages of a cover that is folded once: front and back, outside and inside. */
export const WRAPAROUND_PAGES = 4;

/** With two flaps, of two pages each. */
const MAX_COVER_PAGES = 8;

/** Why a cover can't be stitched through its fold; undefined if it can, and for other bindings. */
export function stitchedCoverFault({
  binding,
  cover,
}: Pick<SheetJob, 'binding' | 'cover'>): string | undefined {
  const pages = cover?.pages;
  if (binding?.id !== 'saddle-stitch' || pages === undefined) return undefined;
  if (pages > MAX_COVER_PAGES)
    return `A stitched cover has at most ${MAX_COVER_PAGES} pages: ${WRAPAROUND_PAGES}, and 2 for each of two flaps. One of ${pages} can’t be stitched.`;
  if (pages >= WRAPAROUND_PAGES && pages % 2 === 0) return undefined;
  return `A stitched cover has ${WRAPAROUND_PAGES} pages, and 2 more for each flap. One of ${pages} can’t be stitched.`;
}

/** Why a cover isn't one sheet that can be weighed; undefined if it is. */
export function coverFault(job: Pick<SheetJob, 'binding' | 'cover'>): string | undefined {
  const pages = job.cover?.pages;
  const fault = stitchedCoverFault(job);
  if (fault !== undefined || pages === undefined) return fault;
  if (pages > MAX_COVER_PAGES)
    return `A cover has at most ${MAX_COVER_PAGES} pages: ${WRAPAROUND_PAGES}, and 2 for each of two flaps. Ask the printer what one of ${pages} weighs.`;
  if (job.binding?.id === 'perfect-bound' && pages < WRAPAROUND_PAGES)
    return `A glued cover wraps around the text, so it has at least ${WRAPAROUND_PAGES} pages, not ${pages}.`;
  return pages % 2 === 0 ? undefined : `A leaf has two pages, so a cover can’t have ${pages}.`;
}
