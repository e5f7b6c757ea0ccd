import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Three panes side by side: the window itself does not scroll. */
const isBesideList = '(width >= 1200px)';
const control = 'a, button, input, textarea, select, [tabindex="0"]';

/**
 * PageUp and PageDown turn the pages: from within them, and where three panes stand side by side also while nothing
 * that scrolls or takes keys has the keyboard. An enlarged page is scrolled by them.
 */
export function usePageKeys(pages: RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    if (document.querySelector('[data-scrim]')) return;
    const isInside = pages.current?.contains(target) ?? false;
    if (isInside ? target.matches('section[tabindex="0"]') : !isFree(target)) return;
    event.preventDefault();
    onTurn(event.key === 'PageDown' ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isFree = (target: Element): boolean =>
  window.matchMedia(isBesideList).matches && target.closest(control) === null;
