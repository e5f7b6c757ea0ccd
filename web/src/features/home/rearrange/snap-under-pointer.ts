import type { Modifier } from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';

/** The press that made the tiles move aside goes on as a drag: the copy comes to the pointer, wherever its place is now. */
export const snapUnderPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const pointer = activatorEvent && getEventCoordinates(activatorEvent);
  if (!pointer || !draggingNodeRect) return transform;
  const { left, top, width, height } = draggingNodeRect;
  const isInside =
    pointer.x >= left && pointer.x <= left + width && pointer.y >= top && pointer.y <= top + height;
  if (isInside) return transform;
  return {
    ...transform,
    x: transform.x + pointer.x - (left + width / 2),
    y: transform.y + pointer.y - (top + height / 2),
  };
};
