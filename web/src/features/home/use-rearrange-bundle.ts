import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Parts } from './rearrange/rearrange-bundle.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { whenPointerRests } from './tiles/when-pointer-rests.ts';

/** Moving tiles and choosing colors is code of its own, fetched when the browser is idle, or at once when wanted. */
export function useParts(isWanted: boolean, onFailure: () => void): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  const isIdle = useFirstIdle();
  const fail = useEffectEvent(() => isWanted && onFailure());

  useEffect(() => {
    if (parts || (!isIdle && !isWanted)) return undefined;
    const gone = new AbortController();
    import('./rearrange/rearrange-bundle.ts').then(
      (loaded) => whenPointerRests(() => putInPlace(() => setParts(loaded.parts)), gone.signal),
      () => !gone.signal.aborted && fail(),
    );
    return () => gone.abort();
  }, [parts, isIdle, isWanted]);

  return parts;
}

/** The tiles are made anew: the one that had the focus keeps it. */
function putInPlace(update: () => void): void {
  const focused = document.activeElement;
  flushSync(update);
  if (focused?.id && !focused.isConnected)
    document.getElementById(focused.id)?.focus({ preventScroll: true });
}
