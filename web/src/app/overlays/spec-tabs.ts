import type { SpecKind } from '@printpartner/contracts/spec-fields';
import type { TabId } from '../../features/home/tabs.ts';

const tabs = { booklet: 'specs', custom: 'mailer' } as const satisfies Record<SpecKind, TabId>;

/** The tab of a spec form. */
export const specTabOf = (kind: SpecKind): TabId => tabs[kind];

/** The form of a tab; undefined for other tabs. */
export function specKindOf(tab: TabId | null): SpecKind | undefined {
  if (tab === tabs.booklet) return 'booklet';
  return tab === tabs.custom ? 'custom' : undefined;
}
