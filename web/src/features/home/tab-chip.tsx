import type { TabColor } from '@printpartner/contracts/types';
import type { Tab } from './tabs.ts';

/** A small icon of a tab on its color. */
export function TabChip({ tab: { Icon }, color }: { tab: Tab; color: TabColor }) {
  return (
    <span
      style={{ backgroundColor: color }}
      className="tile-edge grid size-7 shrink-0 place-items-center rounded-control text-white"
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden />
    </span>
  );
}
