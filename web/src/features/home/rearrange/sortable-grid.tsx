import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  DndContext,
  DragOverlay,
  type DropAnimation,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { colorOf } from '../preferences/tab-colors.ts';
import { TILE_LOOK, TileFace } from '../tiles/tile.tsx';
import type { TileGridProps } from '../tiles/tile-grid-props.ts';
import { useEscape } from '../../../ui/use-escape.ts';
import { announcementsFor, instructions } from './announcements.ts';
import { SortableTile } from './sortable-tile.tsx';
import { useTileDrag } from './use-tile-drag.ts';
import { TileKeyboardSensor } from './tile-keyboard-sensor.ts';

/** Entering the mode moves the tiles during a press. If the press becomes a drag, the copy jumps to the pointer. */
const snapUnderPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
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

const autoScroll = { layoutShiftCompensation: false };
const modifiers = [snapUnderPointer];
const dropAnimation: DropAnimation = { duration: 160, easing: 'ease-out', sideEffects: null };

interface SortableGridProps extends TileGridProps {
  className: string;
}

/** Tiles that can be moved: by mouse and touch at any time, by keyboard only while rearranging. */
export function SortableGrid({ className, onLeave, ...grid }: SortableGridProps) {
  const { order, colors, isRearranging, selected, onOpen, onSelect } = grid;
  const drag = useTileDrag(grid);
  const sensors = useTileSensors(isRearranging);
  const accessibility = useMemo(
    () => ({ announcements: announcementsFor(order), screenReaderInstructions: instructions }),
    [order],
  );
  useEscape(isRearranging, () => {
    if (!drag.isDragging.current) onLeave();
  });

  return (
    <DndContext
      id="tiles"
      sensors={sensors}
      modifiers={modifiers}
      autoScroll={autoScroll}
      accessibility={accessibility}
      collisionDetection={drag.findPlace}
      onDragStart={drag.start}
      onDragMove={drag.move}
      onDragEnd={drag.end}
      onDragCancel={drag.stop}
    >
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        <ul aria-label="Tabs" className={className}>
          {order.map((id) => (
            <SortableTile
              key={id}
              id={id}
              color={colorOf(colors, id)}
              isRearranging={isRearranging}
              isSelected={selected === id}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          ))}
        </ul>
      </SortableContext>
      <MeasurePlaces key={isRearranging ? 'rearranging' : 'home'} />
      <DragOverlay
        zIndex={30}
        dropAnimation={prefersReducedMotion() ? null : dropAnimation}
        transition={drag.inHand?.byKeyboard ? 'transform 120ms ease-out' : 'none'}
      >
        {drag.inHand && (
          <div
            aria-hidden
            style={{ backgroundColor: colorOf(colors, drag.inHand.id) }}
            className={`${TILE_LOOK} tile-lifted cursor-grabbing ${drag.inHand.byKeyboard ? 'outline-2 outline-offset-3 outline-cyan' : ''}`}
          >
            <TileFace id={drag.inHand.id} hasGrip />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Remounted when the mode changes, because the places have moved, perhaps during a drag. */
function MeasurePlaces() {
  const context = useDndContext();
  const measure = useEffectEvent(() =>
    context.measureDroppableContainers([...context.droppableContainers.keys()]),
  );
  useEffect(() => measure(), []);
  return null;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

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
function useTileSensors(isRearranging: boolean) {
  const keys = useSensor(TileKeyboardSensor);
  return useSensors(
    useSensor(PrimaryButtonSensor, mouse),
    useSensor(TouchSensor, touch),
    isRearranging ? keys : null,
  );
}
