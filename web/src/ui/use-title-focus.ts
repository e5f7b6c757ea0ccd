import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element with `tabIndex={-1}` when it appears, such as a title: what had it is no longer on the page. */
export function useTitleFocus<Shown extends HTMLElement = HTMLHeadingElement>(
  takesFocus = true,
): RefObject<Shown | null> {
  const title = useRef<Shown>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}
