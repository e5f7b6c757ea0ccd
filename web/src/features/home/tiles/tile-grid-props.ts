import type { TabKey } from '@printpartner/contracts/types';
import type { TabColors } from '../preferences/tab-colors.ts';
import type { TabId } from '../tabs.ts';

/** Props of the plain grid and of the sortable one that replaces it. */
export interface TileGridProps {
  order: readonly TabKey[];
  colors: TabColors;
  isRearranging: boolean;
  /** The tab whose color is being edited. */
  selected: TabId | null;
  onOpen: (id: TabId) => void;
  onSelect: (id: TabId) => void;
  onOrderChange: (order: TabId[]) => void;
  onLeave: () => void;
}
