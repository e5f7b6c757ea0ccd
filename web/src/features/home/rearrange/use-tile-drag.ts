import { useRef, useState } from 'react';
import {
  closestCenter,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { isTabKey } from '../preferences/tab-order.ts';
import type { TabId } from '../tabs.ts';
import type { TileGridProps } from '../tiles/tile-grid.tsx';

/** Less than this is a hand that is not quite still, px. */
const wanderPx = 5;

type DragProps = Pick<TileGridProps, 'order' | 'isRearranging' | 'onOpen' | 'onSelect' | 'onOrderChange'>;

/** The tile in hand, and what happens when it is put down. */
export function useTileDrag({ order, isRearranging, onOpen, onSelect, onOrderChange }: DragProps) {
  const [inHand, setInHand] = useState<{ id: TabId; byKeyboard: boolean } | null>(null);
  /** Known at once, also to listeners that run before React has drawn. */
  const isDragging = useRef(false);
  const wasRearranging = useRef(false);
  const anchor = useRef<{ x: number; y: number } | null>(null);
  /** The farthest that this drag has been from its start, px. */
  const farthest = useRef(0);

  function start({ active, activatorEvent }: DragStartEvent) {
    if (!isTabKey(active.id)) return;
    isDragging.current = true;
    wasRearranging.current = isRearranging;
    anchor.current = null;
    farthest.current = 0;
    setInHand({ id: active.id, byKeyboard: activatorEvent instanceof KeyboardEvent });
  }

  function move({ delta }: DragMoveEvent) {
    farthest.current = Math.max(farthest.current, Math.hypot(delta.x, delta.y));
  }

  function end({ active, over, activatorEvent }: DragEndEvent) {
    stop();
    const from = order.findIndex((id) => id === active.id);
    const to = order.findIndex((id) => id === over?.id);
    if (to >= 0 && to !== from) onOrderChange(arrayMove([...order], from, to));
    else if (isTouch(activatorEvent) && farthest.current < wanderPx) tap(active.id);
  }

  /** A finger that lay still for a moment and was lifted has pressed the tile; the mode that came under it was all it wanted. */
  function tap(id: unknown) {
    if (!isTabKey(id)) return;
    if (wasRearranging.current) onSelect(id);
    else if (!isRearranging) onOpen(id);
  }

  function stop() {
    isDragging.current = false;
    setInHand(null);
  }

  /** When the tiles move aside beneath a finger that lies still, none of them is meant until the finger moves. */
  const findPlace: CollisionDetection = (args) => {
    const { active, pointerCoordinates: pointer } = args;
    if (pointer && isRearranging && !wasRearranging.current) {
      anchor.current ??= pointer;
      const { x, y } = anchor.current;
      if (Math.hypot(pointer.x - x, pointer.y - y) < wanderPx) return [{ id: active.id }];
    }
    return closestCenter(args);
  };

  return { inHand, isDragging, findPlace, start, move, end, stop };
}

function isTouch(event: Event): boolean {
  return 'touches' in event;
}
