import { useState } from 'react';
import { toast } from '../../ui/toast.tsx';
import { isDefaultOrder } from './preferences/tab-order.ts';
import type { usePreferences } from './preferences/use-preferences.ts';
import { tileElementId } from './tiles/tile.tsx';
import type { TabId } from './tabs.ts';

type TabOrder = Pick<ReturnType<typeof usePreferences>, 'order' | 'setOrder'>;

interface Mode {
  /** The tab whose color is being edited. */
  selected: TabId;
  /** Entered by holding a tile, which already has the focus. */
  byHold: boolean;
}

/** The mode for moving and coloring tabs; null while it is off. */
export function useRearranging({ order, setOrder }: TabOrder) {
  const [mode, setMode] = useState<Mode | null>(null);

  return {
    mode,
    enter: () => setMode({ selected: order[0] ?? 'preflight', byHold: false }),
    hold: (id: TabId) => setMode({ selected: id, byHold: true }),
    select: (selected: TabId) => setMode((now) => now && { ...now, selected }),
    leave: () => {
      setMode(null);
      if (mode) document.getElementById(tileElementId(mode.selected))?.focus({ preventScroll: true });
    },
    fail: () => {
      setMode(null);
      toast({
        title: 'Rearranging did not load',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
    },
    reset: () => {
      if (isDefaultOrder(order)) {
        toast({ title: 'The tabs are already in their default order' });
        return;
      }
      setOrder([]);
      toast({
        title: 'The tabs are in their default order',
        action: { label: 'Undo', onClick: () => setOrder(order) },
      });
    },
  };
}
