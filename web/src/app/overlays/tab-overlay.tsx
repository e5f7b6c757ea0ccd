import type { ReactNode } from 'react';
import { GuideBand } from '../../features/home/guide-band.tsx';
import { colorOf } from '../../features/home/preferences/tab-colors.ts';
import { usePreferences } from '../../features/home/preferences/use-preferences.ts';
import { TabChip } from '../../features/home/tab-chip.tsx';
import type { Tab } from '../../features/home/tabs.ts';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';

interface TabOverlayProps {
  tab: Tab;
  /** While closed it may stay mounted but hidden, to keep the state of its screen. */
  isOpen: boolean;
  onClose: () => void;
  /** The heading of a guide; the tab's label by default. */
  guide?: { title: string; note?: string } | undefined;
  children: ReactNode;
}

/** A tab over the home screen. A guide has a heading in the tab's color, with its own close button. */
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
