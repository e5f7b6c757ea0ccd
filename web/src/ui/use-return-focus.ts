import { useEffect, useState } from 'react';

let lastFocused: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) lastFocused = target;
});

/** What has the focus. A page that waits for the code of an overlay is inert, and its button has lost the focus by then. */
const openerNow = (): Element | null =>
  document.activeElement === document.body && lastFocused?.closest('[inert]')
    ? lastFocused
    : document.activeElement;

/**
 * On unmount, returns the focus to the element that had it on mount, or to the one that has its id now: the tiles are
 * replaced when the code for rearranging has loaded. Radix does so only for its own triggers, and our dialogs are opened
 * by any button.
 */
export function useReturnFocus(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      setTimeout(() => {
        const target = opener?.isConnected ? opener : document.getElementById(opener?.id ?? '');
        if (!(target instanceof HTMLElement)) return;
        // Another element may have the focus by now. A dialog that contains the opener holds it only by default.
        if (!document.activeElement || document.activeElement.contains(target)) target.focus();
      });
    },
    [opener],
  );
}
