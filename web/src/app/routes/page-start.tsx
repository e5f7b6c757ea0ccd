import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The page on screen; where the first one starts is the browser's affair. */
let shownPath = window.location.pathname;

/** A page that was navigated to starts at its top, with the keyboard at its title. */
export function PageStart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (pathname === shownPath) return;
    shownPath = pathname;
    // Back and forward keep the place where one was.
    if (!isReturn) window.scrollTo(0, 0);
    const title = document.querySelector<HTMLElement>('h1');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.style.outline = 'none';
    title.focus({ preventScroll: true });
  }, [pathname, isReturn]);
  return children;
}
