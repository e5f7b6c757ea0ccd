import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes after a quote was chosen or the choice was taken back: the button for it is gone then, and the
 * keyboard would start at the top of the page.
 */
export function useFocusAfterChoice<T extends HTMLElement>(
  chosenId: string | undefined,
): RefObject<T | null> {
  const place = useRef<T>(null);
  const shownId = useRef(chosenId);
  useEffect(() => {
    if (shownId.current === chosenId) return;
    shownId.current = chosenId;
    if (document.activeElement === document.body) place.current?.focus();
  }, [chosenId]);
  return place;
}
