import { useDeferredValue, useMemo } from 'react';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { jobOf, type SheetJob } from '@printpartner/spec-sheet/job';

/**
 * The job that a sheet orders. Read after the typed text is on screen, and the same object until a field that it is
 * read from changes, so that a contact or a note recalculates nothing.
 */
export function useSheetJob(sheet: Sheet): SheetJob {
  const read = useDeferredValue(sheet);
  const text = useMemo(() => JSON.stringify(jobOf(read)), [read]);
  return useMemo((): SheetJob => JSON.parse(text), [text]);
}
