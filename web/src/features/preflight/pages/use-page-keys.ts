import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../../ui/modal-stack.ts';

/** Three panes side by side; the window itself does not scroll. */
const THREE_PANES = '(width >= 1200px)';
const CONTROL = 'a, button, input, textarea, select, [tabindex="0"]';

/**
 * Turns pages with PageUp and PageDown while the focus is inside the pages pane; with three panes side by side, also
 * while no control has the focus. A zoomed page scrolls instead.
 */
export function usePageKeys(pages: RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    if (isModalOpen()) return;
    const isInside = pages.current?.contains(target) ?? false;
    if (isInside ? target.matches('section[tabindex="0"]') : !isOutsideControls(target)) return;
    event.preventDefault();
    onTurn(event.key === 'PageDown' ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isOutsideControls = (target: Element): boolean =>
  window.matchMedia(THREE_PANES).matches && target.closest(CONTROL) === null;
