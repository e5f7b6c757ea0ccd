import type { Modifier } from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';

/** Entering the mode moves the tiles during a press. If the press becomes a drag, the copy jumps to the pointer. */
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
