import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { TileKeyboardSensor } from './tile-keyboard-sensor.ts';

/** dnd-kit's MouseSensor also starts with the middle button. */
class PrimaryButtonSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = [
    { eventName: 'onMouseDown', handler: ({ nativeEvent: { button, ctrlKey } }) => button === 0 && !ctrlKey },
  ];
}

const mouse = { activationConstraint: { distance: 8 } };
/** A finger that moves before the delay scrolls the page. */
const touch = { activationConstraint: { delay: 250, tolerance: 5 } };

/** Pointers can drag at any time, keys only while rearranging: otherwise Enter opens the tab. */
export function useTileSensors(isRearranging: boolean) {
  const keys = useSensor(TileKeyboardSensor);
  return useSensors(
    useSensor(PrimaryButtonSensor, mouse),
    useSensor(TouchSensor, touch),
    isRearranging ? keys : null,
  );
}
