import { useEffect, useState } from 'react';

/**
 * On unmount, returns the focus to the element that had it on mount, or to the one that has its id now: the tiles are
 * replaced when the code for rearranging has loaded. Radix does so only for its own triggers, and our dialogs are opened
 * by any button.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
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
