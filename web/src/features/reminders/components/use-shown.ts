import { useEffect, useEffectEvent, useRef } from 'react';
import { useVisible } from '../use-visible.ts';

/** Calls `onShown` once, when the pop-up is rendered in a visible tab. */
export function useShown(onShown: () => void): void {
  const isVisible = useVisible();
  const wasShown = useRef(false);
  const handleShown = useEffectEvent(onShown);
  useEffect(() => {
    if (!isVisible || wasShown.current) return;
    wasShown.current = true;
    handleShown();
  }, [isVisible]);
}
