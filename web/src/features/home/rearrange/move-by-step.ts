import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** What one press of an arrow key moves the picked tile by, px. */
const keyboardStepPx = 25;

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves the picked tile by a step, and no further than the places at the grid's edges. */
export const moveByStep: KeyboardCoordinateGetter = ({ code }, { context, currentCoordinates }) => {
  const direction = directions[code];
  const places = [...context.droppableRects.values()];
  if (!direction || places.length === 0) return undefined;
  const lefts = places.map(({ left }) => left);
  const tops = places.map(({ top }) => top);
  return {
    x: clamp(currentCoordinates.x + direction.x * keyboardStepPx, lefts),
    y: clamp(currentCoordinates.y + direction.y * keyboardStepPx, tops),
  };
};

const clamp = (value: number, among: number[]) =>
  Math.min(Math.max(value, Math.min(...among)), Math.max(...among));
