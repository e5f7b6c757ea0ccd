import { useEffect, useRef } from 'react';
import { focusHeading } from './sheet-heading.tsx';

/**
 * Moves the focus into the form when the user opened a project, so that its fields need no way through the list.
 *
 * @param generation changes with the project in the form
 * @returns asks for the focus at the next change
 */
export function useOpenedFocus(generation: number, isOpen: boolean): () => void {
  const isWanted = useRef(false);
  const known = useRef(generation);
  useEffect(() => {
    const isSame = known.current === generation;
    if (!isOpen || !isWanted.current || isSame) return undefined;
    known.current = generation;
    isWanted.current = false;
    // A closing dialog returns the focus first.
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [generation, isOpen]);
  return () => {
    isWanted.current = true;
  };
}
