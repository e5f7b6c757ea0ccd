import { useLayoutEffect } from 'react';
import { tabKeys } from '@printpartner/contracts/types';
import { colorOf } from '../preferences/tab-colors.ts';
import type { RearrangeBundle } from '../rearrange/rearrange-bundle.ts';
import type { TabId } from '../tabs.ts';
import { Tile } from './tile.tsx';
import { useHold } from './use-hold.ts';
import type { TileGridProps } from './tile-grid-props.ts';

interface Props extends TileGridProps {
  /** False until order and colors are loaded from this device or the server. The tiles are hidden until then. */
  isKnown: boolean;
  /** Null until loaded. Until then, tiles can be opened but not moved. */
  bundle: RearrangeBundle | null;
  /** A tile was held for one second. */
  onHold: (id: TabId) => void;
}

/** Three columns on every screen. */
export function TileGrid({ isKnown, bundle, onHold, ...grid }: Props) {
  const hold = useHold(onHold);
  const { isRearranging } = grid;
  const columns = `relative grid grid-cols-3 content-start ${isRearranging ? 'gap-3.5 md:gap-5' : 'gap-2 md:gap-3'}`;
  const className = `${columns} ${isKnown ? '' : 'tiles-unknown'}`;
  return (
    <div
      className="no-callout relative content-start"
      {...(isRearranging ? { onContextMenu: hold.onContextMenu } : hold)}
    >
      {isRearranging && <CropMarks className={columns} />}
      {bundle ? (
        <bundle.SortableGrid {...grid} className={className} />
      ) : (
        <PlainGrid {...grid} className={className} />
      )}
    </div>
  );
}

interface PlainGridProps extends TileGridProps {
  className: string;
}

/** Tiles that can be opened. */
function PlainGrid({ className, order, colors, isRearranging, onOpen, onSelect }: PlainGridProps) {
  useLayoutEffect(() => handOnFocus, []);
  return (
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
  );
}

/** The sortable tiles have the same ids. They are on the page when React is done with this change. */
function handOnFocus(): void {
  const focused = document.activeElement;
  if (!focused?.id) return;
  queueMicrotask(() => {
    if (!focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  });
}

/** Eight marks around each place of the grid, showing that tiles can be moved. They stay while tiles move. */
function CropMarks({ className }: { className: string }) {
  return (
    <div aria-hidden className={`${className} pointer-events-none absolute! inset-0`}>
      {tabKeys.map((key) => (
        <div key={key} className="crop-marks h-24" />
      ))}
    </div>
  );
}
