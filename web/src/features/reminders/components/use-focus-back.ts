import { useEffect, useRef } from 'react';

/** Gives the keyboard back to whatever had it last beside the toasts, when this part goes and takes the focus along. */
export function useFocusBack(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = () => {
      if (!document.activeElement?.closest('[data-toasts]')) last.current = document.activeElement;
    };
    note();
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (document.activeElement === document.body && last.current instanceof HTMLElement)
        last.current.focus({ preventScroll: true });
    };
  }, []);
}
