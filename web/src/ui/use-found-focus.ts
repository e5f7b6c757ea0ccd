import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the keyboard to a list when a row that went has taken along the button that was pressed in it.
 *
 * @param rows changes whenever rows come or go
 */
export function useFoundFocus(list: RefObject<HTMLElement | null>, rows: string): void {
  const known = useRef(rows);
  useEffect(() => {
    if (known.current === rows) return undefined;
    known.current = rows;
    // A dialog gives the focus back first.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && list.current?.checkVisibility()) list.current.focus();
    });
    return () => clearTimeout(timer);
  }, [list, rows]);
}
