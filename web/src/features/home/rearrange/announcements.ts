import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { findTab, type TabId } from '../tabs.ts';

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Press Space or Enter to pick this tab up. Arrow keys move it 25 pixels per press; hold a key to keep moving. Space or Enter puts it down, Escape puts it back.',
};

const labelOf = (id: UniqueIdentifier) => findTab(String(id))?.label ?? '';

/** Screen reader announcements while a tile is moved. */
export function announcementsFor(order: readonly TabId[]): Announcements {
  const placeOf = (id: UniqueIdentifier) =>
    `place ${order.findIndex((key) => key === id) + 1} of ${order.length}`;
  let lastOver: UniqueIdentifier | undefined;
  return {
    onDragStart({ active }) {
      lastOver = active.id;
      return `${labelOf(active.id)} is picked up from ${placeOf(active.id)}.`;
    },
    onDragOver({ active, over }) {
      // A drag starts over its own place, which was just announced.
      if (!over || over.id === lastOver) return undefined;
      lastOver = over.id;
      return `${labelOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd({ active, over }) {
      return over
        ? `${labelOf(active.id)} is now at ${placeOf(over.id)}.`
        : `${labelOf(active.id)} is back at ${placeOf(active.id)}.`;
    },
    onDragCancel({ active }) {
      return `${labelOf(active.id)} is back at ${placeOf(active.id)}.`;
    },
  };
}
