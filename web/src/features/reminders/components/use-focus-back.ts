import { useEffect, useRef } from 'react';

/** When this part unmounts with the focus in it, returns the focus to the last element outside the toasts that had it. */
export function useFocusBack(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = () => {
      if (!document.activeElement?.closest('[data-toasts]')) last.current = document.activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      if (document.activeElement === document.body && last.current instanceof HTMLElement)
        last.current.focus({ preventScroll: true });
    };
  }, []);
}
