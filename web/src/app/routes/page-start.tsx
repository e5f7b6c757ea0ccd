import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The path on screen. The browser itself positions the first page. */
let shownPath = window.location.pathname;

/** After navigation, scrolls to the top and moves the focus to the page's title. */
export function PageStart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isHistoryMove = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (pathname === shownPath) return;
    shownPath = pathname;
    // Back and forward restore the scroll position.
    if (!isHistoryMove) window.scrollTo(0, 0);
    const title = document.querySelector<HTMLElement>('h1');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.style.outline = 'none';
    title.focus({ preventScroll: true });
  }, [pathname, isHistoryMove]);
  return children;
}
