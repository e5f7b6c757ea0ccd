import type { PreflightJob } from '@printpartner/contracts/types';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { preflightJobOf } from '@printpartner/spec-sheet/preflight';

/** The job that a sheet orders, under the sheet's own name; null if it says nothing to check a file against. */
export function orderedJob(sheet: Sheet, name: string): PreflightJob | null {
  const job = preflightJobOf(sheet);
  const { trim, pages, colors, cover } = job;
  const ordered = [trim, pages, colors, cover?.width, cover?.colors];
  return ordered.some((part) => part !== undefined) ? { ...job, name } : null;
}
