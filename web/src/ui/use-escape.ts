import { useEffectEvent, useLayoutEffect } from 'react';
import { isModalOpen } from './modal-stack.ts';

const TOAST_OR_TOOLTIP = '[data-toasts] :focus, [data-toasts]:focus, [role="tooltip"]';

/** The open layers that close on Escape, the topmost last. */
let layers: readonly symbol[] = [];

/** Runs on Escape while active, unless a later layer, a dialog, focused toast or tooltip handles it first. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent, layer: symbol) => {
    if (event.key !== 'Escape' || layers.at(-1) !== layer) return;
    if (!isModalOpen() && !document.querySelector(TOAST_OR_TOOLTIP)) onEscape();
  });
  // A layout effect: after a normal effect, an early Escape would still go to the previous screen.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const layer = Symbol('layer');
    layers = [...layers, layer];
    const handle = (event: KeyboardEvent) => handleKey(event, layer);
    // Captured before other listeners, which may close the very layer that Escape was meant for.
    window.addEventListener('keydown', handle, { capture: true });
    return () => {
      layers = layers.filter((other) => other !== layer);
      window.removeEventListener('keydown', handle, { capture: true });
    };
  }, [isActive]);
}
