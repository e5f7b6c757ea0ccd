import { startTransition, useEffect, useState } from 'react';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import { usePreloadTime } from '../../platform/lazy/use-preload-time.ts';
import type { RearrangeBundle } from './rearrange/rearrange-bundle.ts';

const load = () => import('./rearrange/rearrange-bundle.ts');

/**
 * Loads the code for rearranging ahead, or at once when it is needed or a pointer comes to a tile. Null until its tiles may
 * replace the plain ones.
 */
export function useRearrangeBundle(isNeeded: boolean, onFailure: () => void): RearrangeBundle | null {
  const isPreloadTime = usePreloadTime();
  const isReached = useReachedTile();
  const code = useLazyCode(load, {
    isWanted: isPreloadTime || isReached || isNeeded,
    // A failed preload is not an error: it is tried again when the code is needed.
    isNeeded,
    onFailure: () => isNeeded && onFailure(),
  });
  const isShown = useShownAtRest(code !== null);
  return isShown && code ? code.rearrangeBundle : null;
}

/** True once a pointer has been on a tile: what follows may be a drag. */
function useReachedTile(): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (isReached) return undefined;
    const left = new AbortController();
    const reach = ({ target }: Event) =>
      target instanceof Element && target.closest('[data-tab]') && setReached(true);
    window.addEventListener('pointerover', reach, { signal: left.signal });
    return () => left.abort();
  }, [isReached]);
  return isReached;
}

/** True some time after `isReady`, in a render in slices that a press gives up: it must end on the tile it started on. */
function useShownAtRest(isReady: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const isWaiting = isReady && !isShown;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const show = () => whenPointerRests(() => startTransition(() => setShown(true)), signal);
    const startAgain = () => {
      setShown(false);
      show();
    };
    window.addEventListener('pointerdown', startAgain, { capture: true, signal });
    show();
    return () => left.abort();
  }, [isWaiting]);
  return isShown;
}

/** A touch fires its click this long after the finger is lifted. */
const CLICK_DELAY_MS = 400;

let isPressed = false;
let lastPress = Number.NEGATIVE_INFINITY;

for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
  window.addEventListener(
    type,
    () => {
      isPressed = type === 'pointerdown';
      lastPress = performance.now();
    },
    { capture: true },
  );
}

/** Runs `then` when nothing is pressed, because a press must end on the element it started on. */
function whenPointerRests(then: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const wait = isPressed ? CLICK_DELAY_MS : lastPress + CLICK_DELAY_MS - performance.now();
  if (wait <= 0) then();
  else setTimeout(() => whenPointerRests(then, signal), wait);
}
