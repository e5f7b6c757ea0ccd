import { useEffect } from 'react';
import { reportLostByReload } from './lost-by-reload.ts';
import { reportUnsaved } from './unsaved.ts';

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
