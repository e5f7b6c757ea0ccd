import { useEffect, useEffectEvent } from 'react';
import { useFirstIdle } from './use-first-idle.ts';

/**
 * Loads a screen's code when the user presses what opens it, a moment before the click. In idle time it is loaded only
 * where no offline worker can keep it on the device: otherwise each page load would take twice as long, and cost a
 * phone's battery.
 *
 * @param opener a selector of what opens the screen
 */
export function useLoadAhead(opener: string, load: () => void): void {
  const isIdle = useFirstIdle();
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (isIdle && !('serviceWorker' in navigator)) loadNow();
  }, [isIdle]);
  usePress(opener, load);
}

/** Runs `onPress` when an element that matches the selector is pressed, by mouse, finger or pen. */
export function usePress(selector: string, onPress: (pressed: HTMLElement) => void): void {
  const handlePress = useEffectEvent(({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (pressed) onPress(pressed);
  });
  useEffect(() => {
    const listen = (event: Event) => handlePress(event);
    document.addEventListener('pointerdown', listen, { capture: true });
    return () => document.removeEventListener('pointerdown', listen, { capture: true });
  }, []);
}
