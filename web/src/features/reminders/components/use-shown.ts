import { useEffect, useEffectEvent, useRef } from 'react';
import { useVisible } from '../use-visible.ts';

/** Says once that the pop-up stands before somebody's eyes: drawn, and in a tab that is in view. */
export function useShown(onShown: () => void): void {
  const isVisible = useVisible();
  const wasSaid = useRef(false);
  const say = useEffectEvent(onShown);
  useEffect(() => {
    if (!isVisible || wasSaid.current) return;
    wasSaid.current = true;
    say();
  }, [isVisible]);
}
