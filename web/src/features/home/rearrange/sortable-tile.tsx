import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TabColor } from '@printpartner/contracts/types';
import { Tile } from '../tiles/tile.tsx';
import type { TabId } from '../tabs.ts';

const settle = { duration: 160, easing: 'ease-out' };

interface SortableTileProps {
  id: TabId;
  color: TabColor;
  isRearranging: boolean;
  isSelected: boolean;
  onOpen: (id: TabId) => void;
  onSelect: (id: TabId) => void;
}

/** A tile in its place; a dashed slot while its copy is being dragged. */
export function SortableTile({ id, color, isRearranging, isSelected, onOpen, onSelect }: SortableTileProps) {
  const { attributes, listeners, isDragging, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({
      id,
      transition: settle,
      attributes: { roleDescription: 'movable tab' },
    });
  const selected = isSelected ? 'outline-2 outline-offset-3 outline-cyan z-1' : '';
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={
        isDragging ? 'rounded-sheet bg-cyan-tint outline-1 -outline-offset-1 outline-cyan outline-dashed' : ''
      }
    >
      <Tile
        {...(isRearranging && attributes)}
        {...listeners}
        ref={setActivatorNodeRef}
        id={id}
        color={color}
        hasGrip={isRearranging}
        aria-current={(isRearranging && isSelected) || undefined}
        className={`relative ${isRearranging ? `cursor-grab ${selected}` : ''} ${isDragging ? 'opacity-0' : ''}`}
        onClick={() => (isRearranging ? onSelect(id) : onOpen(id))}
        onFocus={(event) => isRearranging && event.target.matches(':focus-visible') && onSelect(id)}
      />
    </li>
  );
}
