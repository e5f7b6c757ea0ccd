import type { TabColor } from '@printpartner/contracts/types';
import { TabChip } from '../tab-chip.tsx';
import type { Tab } from '../tabs.ts';
import { placeText } from './color-names.ts';

/** The tab being colored, and its color's position in the palette. */
export function SelectedColor({ tab, color }: { tab: Tab; color: TabColor }) {
  return (
    <div className="flex items-center gap-2.5">
      <TabChip tab={tab} color={color} />
      <div className="min-w-0">
        <p className="type-body truncate font-semibold">{tab.label}</p>
        <p className="type-note tabular-nums text-ink-3">{placeText(color)}</p>
      </div>
    </div>
  );
}
