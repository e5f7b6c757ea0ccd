import { useEffect, useRef } from 'react';
import { focusHeading } from './sheet-heading.tsx';

/**
 * Moves the focus into the form when the user opened a project, so that its fields need no way through the list.
 *
 * @param key changes with the project in the form
 * @returns asks for the focus at the next change
 */
export function useOpenedFocus(key: string, isOpen: boolean): () => void {
  const isWanted = useRef(false);
  const known = useRef(key);
  useEffect(() => {
    const isSame = known.current === key;
    if (!isOpen || !isWanted.current || isSame) return undefined;
    known.current = key;
    isWanted.current = false;
    // A closing dialog returns the focus first.
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [key, isOpen]);
  return () => {
    isWanted.current = true;
  };
}
