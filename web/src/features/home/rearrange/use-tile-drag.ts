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
import type { TileGridProps } from '../tiles/tile-grid-props.ts';

/** Movement below this counts as holding still, px. */
const TOLERANCE_PX = 5;

type DragProps = Pick<TileGridProps, 'order' | 'isRearranging' | 'onOpen' | 'onSelect' | 'onOrderChange'>;

/** The dragged tile, and the handlers of the drag. */
export function useTileDrag({ order, isRearranging, onOpen, onSelect, onOrderChange }: DragProps) {
  const [inHand, setInHand] = useState<{ id: TabId; byKeyboard: boolean } | null>(null);
  /** A ref, because listeners read it before React has rendered. */
  const isDragging = useRef(false);
  const wasRearranging = useRef(false);
  const anchor = useRef<{ x: number; y: number } | null>(null);
  /** The greatest distance from the start of this drag, px. */
  const maxDistance = useRef(0);

  function start({ active, activatorEvent }: DragStartEvent) {
    if (!isTabKey(active.id)) return;
    isDragging.current = true;
    wasRearranging.current = isRearranging;
    anchor.current = null;
    maxDistance.current = 0;
    setInHand({ id: active.id, byKeyboard: activatorEvent instanceof KeyboardEvent });
  }

  function move({ delta }: DragMoveEvent) {
    maxDistance.current = Math.max(maxDistance.current, Math.hypot(delta.x, delta.y));
  }

  function end({ active, over, activatorEvent }: DragEndEvent) {
    stop();
    const from = order.findIndex((id) => id === active.id);
    const to = order.findIndex((id) => id === over?.id);
    if (to >= 0 && to !== from) onOrderChange(arrayMove([...order], from, to));
    else if (isTouch(activatorEvent) && maxDistance.current < TOLERANCE_PX) tap(active.id);
  }

  /** A touch that never moved is a tap. If it has just entered rearranging by holding, it does nothing more. */
  function tap(id: unknown) {
    if (!isTabKey(id)) return;
    if (wasRearranging.current) onSelect(id);
    else if (!isRearranging) onOpen(id);
  }

  function stop() {
    isDragging.current = false;
    setInHand(null);
  }

  /** Entering the mode moves tiles under a still finger. None of them is the target until the finger moves. */
  const findPlace: CollisionDetection = (args) => {
    const { active, pointerCoordinates: pointer } = args;
    if (pointer && isRearranging && !wasRearranging.current) {
      anchor.current ??= pointer;
      const { x, y } = anchor.current;
      if (Math.hypot(pointer.x - x, pointer.y - y) < TOLERANCE_PX) return [{ id: active.id }];
    }
    return closestCenter(args);
  };

  return { inHand, isDragging, findPlace, start, move, end, stop };
}

function isTouch(event: Event): boolean {
  return 'touches' in event;
}
