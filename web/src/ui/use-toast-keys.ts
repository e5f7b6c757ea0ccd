import { useEffect, useRef, type RefObject } from 'react';
import { dismissToast } from './toast.tsx';

/**
 * Keyboard access to toasts: F8 moves the focus there, even out of a dialog; Escape closes the toast but nothing below
 * it; then the focus returns to where it was before F8.
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
        // A dialog below would handle it too.
        event.stopImmediatePropagation();
        dismissToast(shownId);
      }
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [region, shownId]);

  useEffect(() => {
    // Dialogs listen on the document and pull back a focus that leaves them. React listens on the root, further in.
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
    const isLost =
      document.activeElement === document.body || isInside(region.current, document.activeElement);
    if (!isLost || !(cameFrom.current instanceof HTMLElement)) return;
    if (shownId === undefined) cameFrom.current.focus({ preventScroll: true });
    else region.current?.focus();
  }, [region, shownId]);
}

function isInside(region: HTMLElement | null, node: EventTarget | null): boolean {
  return node instanceof Node && !!region?.contains(node);
}
