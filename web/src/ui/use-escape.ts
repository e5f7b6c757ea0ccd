import { useEffectEvent, useLayoutEffect } from 'react';
import { isModalOpen } from './modal-stack.ts';

const TOAST_OR_TOOLTIP = '[data-toasts] :focus, [data-toasts]:focus, [role="tooltip"]';

/** Runs on Escape while active, unless a dialog, focused toast or tooltip handles it first. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (!isModalOpen() && !document.querySelector(TOAST_OR_TOOLTIP)) onEscape();
  });
  // A layout effect: after a normal effect, an early Escape would still go to the previous screen.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    // Captured before other listeners, which may close the very layer that Escape was meant for.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isActive]);
}
