import { useMemo, useSyncExternalStore } from 'react';
import type { TabKey } from '@printpartner/contracts/types';
import { useUser } from '../../../entities/session/session-context.ts';
import { PreferencesStore } from './preferences-store.ts';
import type { TabColorChanges } from './tab-colors.ts';

let current: PreferencesStore | null = null;

function storeOf(userId: string): PreferencesStore {
  if (current?.userId !== userId) current = new PreferencesStore(userId);
  return current;
}

/** Order and colors of the user's tabs, and functions to change them. All callers share one store. */
export function usePreferences() {
  const { id } = useUser();
  const store = storeOf(id);
  const preferences = useSyncExternalStore(store.subscribe, store.get);
  return useMemo(
    () => ({
      ...preferences,
      setOrder: (order: readonly TabKey[]) => store.setOrder(order),
      /** Tabs not listed keep their color. */
      setColors: (changes: TabColorChanges) => store.setColors(changes),
    }),
    [preferences, store],
  );
}
