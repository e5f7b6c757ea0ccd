import { useEffect, useState } from 'react';

/**
 * Gives the keyboard back to whatever had it when this part appeared, once it goes. Radix does so only for its own
 * triggers, and ours are opened by any button.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
        // Somebody else may have taken it meanwhile; a dialog around the opener only holds it when it is lost.
        if (!document.activeElement || document.activeElement.contains(opener)) opener.focus();
      });
    },
    [opener],
  );
}
