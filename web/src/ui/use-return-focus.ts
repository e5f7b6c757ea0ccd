import { useEffect, useState } from 'react';

/**
 * On unmount, returns the focus to the element that had it on mount. Radix does so only for its own triggers, and our
 * dialogs are opened by any button.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
        // Another element may have the focus by now. A dialog that contains the opener holds it only by default.
        if (!document.activeElement || document.activeElement.contains(opener)) opener.focus();
      });
    },
    [opener],
  );
}
