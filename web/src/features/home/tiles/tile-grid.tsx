import type { TabKey } from '@printpartner/contracts/types';
import { colorOf, type TabColors } from '../preferences/tab-colors.ts';
import type { TabId } from '../tabs.ts';
import { CropMarks } from './crop-marks.tsx';
import { Tile } from './tile.tsx';
import { useHold } from './use-hold.ts';
import type { Parts } from '../rearrange/rearrange-bundle.ts';

export interface TileGridProps {
  order: readonly TabKey[];
  colors: TabColors;
  /** While neither device nor server has said what order and colors are, the tiles wait unseen for a moment. */
  isKnown: boolean;
  /** Null until they have come: the tiles can be opened, and not yet be moved. */
  parts: Parts | null;
  isRearranging: boolean;
  /** The tab whose color is being chosen. */
  selected: TabId | null;
  onOpen: (id: TabId) => void;
  onSelect: (id: TabId) => void;
  /** A tile was held for a second. */
  onHold: (id: TabId) => void;
  onOrderChange: (order: TabId[]) => void;
  onLeave: () => void;
}

/** Three columns on every screen; the tiles are the only loud thing in the house. */
export function TileGrid({ isKnown, parts, onHold, ...grid }: TileGridProps) {
  const hold = useHold(onHold);
  const { isRearranging, order, colors, onOpen, onSelect } = grid;
  const columns = `relative grid grid-cols-3 content-start ${isRearranging ? 'gap-3.5 md:gap-5' : 'gap-2 md:gap-3'}`;
  const className = `${columns} ${isKnown ? '' : 'tiles-unknown'}`;
  return (
    <div
      className="no-callout relative content-start"
      {...(isRearranging ? { onContextMenu: hold.onContextMenu } : hold)}
    >
      {isRearranging && <CropMarks className={columns} />}
      {parts ? (
        <parts.SortableGrid {...grid} className={className} />
      ) : (
        <ul aria-label="Tabs" className={className}>
          {order.map((id) => (
            <li key={id}>
              <Tile
                id={id}
                color={colorOf(colors, id)}
                onClick={() => (isRearranging ? onSelect(id) : onOpen(id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
