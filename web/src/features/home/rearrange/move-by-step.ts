import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Distance per arrow key press, px. */
const KEYBOARD_STEP_PX = 25;

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves the picked-up tile by one step, but not beyond the grid. */
export const moveByStep: KeyboardCoordinateGetter = ({ code }, { context, currentCoordinates }) => {
  const direction = directions[code];
  const places = [...context.droppableRects.values()];
  if (!direction || places.length === 0) return undefined;
  const lefts = places.map(({ left }) => left);
  const tops = places.map(({ top }) => top);
  return {
    x: clamp(currentCoordinates.x + direction.x * KEYBOARD_STEP_PX, lefts),
    y: clamp(currentCoordinates.y + direction.y * KEYBOARD_STEP_PX, tops),
  };
};

const clamp = (value: number, among: number[]) =>
  Math.min(Math.max(value, Math.min(...among)), Math.max(...among));
