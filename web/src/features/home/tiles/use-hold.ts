import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { isTabKey } from '../preferences/tab-order.ts';
import type { TabId } from '../tabs.ts';

const HOLD_MS = 1000;
/** How far the pointer may move during a hold, px. */
const tolerance = { mouse: 8, touch: 5 };

/**
 * Handlers for a list of tiles. `onHold` runs after a tile was pressed for one second without moving; the press then
 * doesn't open the tab when it ends. Scrolling, dragging and shorter presses don't count.
 */
export function useHold(onHold: (id: TabId) => void) {
  const endPress = useRef(() => {});
  const lastPointer = useRef('mouse');
  const hold = useEffectEvent(onHold);
  useEffect(() => () => endPress.current(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    lastPointer.current = event.pointerType;
    endPress.current();
    const id =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-tab]')?.dataset['tab'];
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey || !isTabKey(id)) return;
    const from = { x: event.clientX, y: event.clientY };
    const limit = event.pointerType === 'mouse' ? tolerance.mouse : tolerance.touch;
    const timer = setTimeout(() => {
      swallowNextClick();
      hold(id);
    }, HOLD_MS);
    const ended = new AbortController();
    endPress.current = () => {
      clearTimeout(timer);
      ended.abort();
    };
    const end = endPress.current;
    const move = (now: globalThis.PointerEvent) => {
      if (Math.hypot(now.clientX - from.x, now.clientY - from.y) > limit) end();
    };
    const options = { capture: true, signal: ended.signal };
    window.addEventListener('pointermove', move, options);
    for (const type of ['pointerup', 'pointercancel', 'scroll']) window.addEventListener(type, end, options);
    // Not captured: this press itself blurs the tile that had the focus.
    window.addEventListener('blur', end, { signal: ended.signal });
  }

  /** Suppresses the browser's menu for a held finger, but not for a right click. */
  function onContextMenu(event: MouseEvent) {
    if (lastPointer.current !== 'mouse' && event.button <= 0) event.preventDefault();
  }

  return { onPointerDown, onContextMenu };
}

/** The click at the end of this press would open the tile, or whatever moved under the finger. */
function swallowNextClick(): void {
  const done = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    done.abort();
  };
  const options = { capture: true, signal: done.signal };
  window.addEventListener('click', swallow, options);
  window.addEventListener('pointerdown', () => done.abort(), options);
  window.addEventListener('keydown', () => done.abort(), options);
}
