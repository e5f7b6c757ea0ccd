import { flushSync } from 'react-dom';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import type { RearrangeBundle } from './rearrange/rearrange-bundle.ts';
import { whenPointerRests } from './tiles/when-pointer-rests.ts';

const load = () => import('./rearrange/rearrange-bundle.ts');

/** Loads the code for rearranging when the browser is idle, or at once when needed. Null until loaded. */
export function useRearrangeBundle(isNeeded: boolean, onFailure: () => void): RearrangeBundle | null {
  const isIdle = useFirstIdle();
  const code = useLazyCode(load, {
    isWanted: isIdle || isNeeded,
    // A failed preload is not an error: it is tried again when the code is needed.
    isNeeded,
    onFailure: () => isNeeded && onFailure(),
    scheduleShow: (show, signal) => whenPointerRests(() => showKeepingFocus(show), signal),
  });
  return code?.rearrangeBundle ?? null;
}

/** Showing the sortable tiles remounts them, so the focused one is focused again. */
function showKeepingFocus(show: () => void): void {
  const focused = document.activeElement;
  flushSync(show);
  if (focused?.id && !focused.isConnected)
    document.getElementById(focused.id)?.focus({ preventScroll: true });
}
