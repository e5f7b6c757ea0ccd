import { useEffect, useRef, type RefObject } from 'react';
import { dismissToast } from './toast.tsx';

/**
 * The keyboard's way to the toasts: F8 goes there, also out of an open dialog, Escape closes the one on screen
 * without touching what lies beneath, and the focus then returns to where F8 took it from.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>, shownId: number | undefined): void {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'F8' && !isInside(region.current, document.activeElement)) {
        cameFrom.current = document.activeElement;
        region.current?.focus();
      }
      if (
        event.key === 'Escape' &&
        shownId !== undefined &&
        isInside(region.current, document.activeElement)
      ) {
        // A dialog beneath would take it for its own.
        event.stopImmediatePropagation();
        dismissToast(shownId);
      }
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [region, shownId]);

  useEffect(() => {
    // A dialog listens on the document, and fetches back every focus that leaves it. React listens further in.
    const keepFromDialog = (event: FocusEvent) => {
      const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (isInside(region.current, goesTo)) event.stopPropagation();
      else if (goesTo) cameFrom.current = null;
    };
    document.body.addEventListener('focusin', keepFromDialog);
    document.body.addEventListener('focusout', keepFromDialog);
    return () => {
      document.body.removeEventListener('focusin', keepFromDialog);
      document.body.removeEventListener('focusout', keepFromDialog);
    };
  }, [region]);

  useEffect(() => {
    const isNowhere =
      document.activeElement === document.body || isInside(region.current, document.activeElement);
    if (!isNowhere || !(cameFrom.current instanceof HTMLElement)) return;
    if (shownId === undefined) cameFrom.current.focus({ preventScroll: true });
    else region.current?.focus();
  }, [region, shownId]);
}

function isInside(region: HTMLElement | null, node: EventTarget | null): boolean {
  return node instanceof Node && !!region?.contains(node);
}
