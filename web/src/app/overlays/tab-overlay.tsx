import type { ReactNode } from 'react';
import { GuideBand } from '../../features/home/guide-band.tsx';
import { colorOf } from '../../features/home/preferences/tab-colors.ts';
import { usePreferences } from '../../features/home/preferences/use-preferences.ts';
import { TabChip } from '../../features/home/tab-chip.tsx';
import type { Tab } from '../../features/home/tabs.ts';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';

interface TabOverlayProps {
  tab: Tab;
  /** A closed one stays mounted, unseen, where its screen must keep its state. */
  isOpen: boolean;
  onClose: () => void;
  /** What the band of a guide says; the tab's label where the guide has no title of its own. */
  guide?: { title: string; note?: string } | undefined;
  children: ReactNode;
}

/** One tab over the whole screen. A guide has a band in the tab's color, with a way to close of its own. */
export function TabOverlay({
  tab,
  isOpen,
  onClose,
  guide = { title: tab.label },
  children,
}: TabOverlayProps) {
  const color = colorOf(usePreferences().colors, tab.id);
  return (
    <ScreenOverlay
      id={`tab-${tab.id}`}
      chip={<TabChip tab={tab} color={color} />}
      name={tab.label}
      closeLabel="Close Tab"
      isOpen={isOpen}
      onClose={onClose}
    >
      {tab.isGuide && <GuideBand {...guide} color={color} onClose={onClose} />}
      {children}
    </ScreenOverlay>
  );
}
