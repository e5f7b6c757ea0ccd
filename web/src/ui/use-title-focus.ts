import { type RefObject, useEffect, useRef } from 'react';

/** For a title with `tabIndex={-1}`, which gets the focus when it appears. */
export function useTitleFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}
