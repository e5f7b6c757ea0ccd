import type { ComponentProps } from 'react';
import type { TabColor } from '@printpartner/contracts/types';
import { tabOf, type TabId } from '../tabs.ts';

/** Shared by the tile and its dragged copy. */
export const TILE_LOOK =
  'type-tile flex h-24 w-full flex-col justify-between rounded-sheet p-2.5 pr-1.5 text-left text-white select-none md:p-4 md:pt-3.5 md:pb-3.5';

interface TileFaceProps {
  id: TabId;
  /** Shows grip dots: the tile can be moved. */
  hasGrip?: boolean;
}

/** Icon above, label below. */
export function TileFace({ id, hasGrip = false }: TileFaceProps) {
  const { label, Icon } = tabOf(id);
  return (
    <>
      <span className="flex items-start justify-between">
        <Icon size={22} strokeWidth={1.6} className="size-4.75 shrink-0 md:size-5.5" aria-hidden />
        {hasGrip && <Grip />}
      </span>
      <span>{label}</span>
    </>
  );
}

function Grip() {
  return (
    <svg
      viewBox="0 0 8 14"
      width="8"
      height="14"
      fill="currentColor"
      aria-hidden
      className="mt-0.75 mr-1.75 md:mr-1.25 shrink-0"
    >
      {[1.5, 7, 12.5].map((y) => (
        <g key={y}>
          <circle cx="1.5" cy={y} r="1.35" />
          <circle cx="6.5" cy={y} r="1.35" />
        </g>
      ))}
    </svg>
  );
}

interface TileProps extends ComponentProps<'button'>, TileFaceProps {
  id: TabId;
  color: TabColor;
}

export function Tile({ id, color, hasGrip, className = '', style, ...rest }: TileProps) {
  return (
    <button
      {...rest}
      type="button"
      id={tileElementId(id)}
      data-tab={id}
      style={{ ...style, backgroundColor: color }}
      className={`${TILE_LOOK} tile-edge transition-[filter] hover:brightness-92 active:brightness-85 ${className}`}
    >
      <TileFace id={id} hasGrip={hasGrip} />
    </button>
  );
}

/** Where the keyboard returns to when a tab is closed. */
export function tileElementId(id: TabId): string {
  return `tile-${id}`;
}
