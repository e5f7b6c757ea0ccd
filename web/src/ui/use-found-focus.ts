import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a list when the row with the focus was removed.
 *
 * @param rows a value that changes when rows are added or removed
 */
export function useFoundFocus(list: RefObject<HTMLElement | null>, rows: string): void {
  const known = useRef(rows);
  useEffect(() => {
    if (known.current === rows) return undefined;
    known.current = rows;
    // A closing dialog returns the focus first.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && list.current?.checkVisibility()) list.current.focus();
    });
    return () => clearTimeout(timer);
  }, [list, rows]);
}
