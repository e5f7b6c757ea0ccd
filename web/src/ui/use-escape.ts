import { useEffectEvent, useLayoutEffect } from 'react';

/** What Escape means first: a dialog, a toast or a tooltip above. */
const above = '[data-scrim], [data-toasts] :focus, [data-toasts]:focus, [role="tooltip"]';

/** Runs on Escape while active, unless something that lies above takes it. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (!document.querySelector(above)) onEscape();
  });
  // With the screen itself: an effect after the paint leaves Escape to the screen that has just gone.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    // Before all others, who may have taken away by then what Escape was for.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isActive]);
}
