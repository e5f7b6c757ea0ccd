import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { isTabKey } from '../preferences/tab-order.ts';
import type { TabId } from '../tabs.ts';

const holdMs = 1000;
/** A hand is never quite still: as far as a press may wander and still be a hold, px. */
const wander = { mouse: 8, touch: 5 };

/**
 * Handlers for a list of tiles: `onHold` runs when one has been pressed for a second without being moved. The press
 * then opens nothing when it ends. A finger that scrolls, lifts early or drags holds nothing.
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
    const limit = event.pointerType === 'mouse' ? wander.mouse : wander.touch;
    const timer = setTimeout(() => {
      swallowNextClick();
      hold(id);
    }, holdMs);
    const gone = new AbortController();
    endPress.current = () => {
      clearTimeout(timer);
      gone.abort();
    };
    const end = endPress.current;
    const move = (now: globalThis.PointerEvent) => {
      if (Math.hypot(now.clientX - from.x, now.clientY - from.y) > limit) end();
    };
    const options = { capture: true, signal: gone.signal };
    window.addEventListener('pointermove', move, options);
    for (const type of ['pointerup', 'pointercancel', 'scroll']) window.addEventListener(type, end, options);
    // Not on the way down: the tile that had the focus loses it by this very press.
    window.addEventListener('blur', end, { signal: gone.signal });
  }

  /** A finger that rests on a tile means the tile, not the browser's menu; a right click still gets it. */
  function onContextMenu(event: MouseEvent) {
    if (lastPointer.current !== 'mouse' && event.button <= 0) event.preventDefault();
  }

  return { onPointerDown, onContextMenu };
}

/** The click that ends this press would open the tile, or whatever has come to lie beneath the finger. */
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
