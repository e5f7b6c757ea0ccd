import { useEffect } from 'react';
import { reportLostByReload } from '../../platform/storage/lost-by-reload.ts';
import { reportUnsaved } from '../../platform/storage/unsaved.ts';
import { type Analysis, previousOf } from './use-analysis.ts';

/** What leaving would lose. Kept results, and results that only say the file is locked, are no loss. */
export function lossOf(analysis: Analysis, file: File | null, keptId: string | null): string | null {
  if (analysis.state === 'working') return `the check of “${file?.name ?? 'the file'}”`;
  const done = analysis.state === 'done' ? analysis : previousOf(analysis);
  if (!done || done.result.passwordNeeded) return null;
  const { sessionId, filename } = done.result;
  return sessionId === keptId ? null : `the preflight result of “${filename}”`;
}

/** Warns before the page is left, and before the user signs out in any tab. */
export function useLossWarning(loss: string | null): void {
  useEffect(() => {
    if (loss === null) return undefined;
    return warnOfLoss(loss);
  }, [loss]);
}

/** Warns from now on. @returns ends that */
export function warnOfLoss(loss: string): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  const endReport = reportUnsaved(() => loss);
  const endLoss = reportLostByReload(loss);
  return () => {
    window.removeEventListener('beforeunload', warn);
    endReport();
    endLoss();
  };
}
