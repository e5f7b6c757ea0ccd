import { findTab, type TabId } from '../../features/home/tabs.ts';
import { usePress } from '../../platform/lazy/use-load-ahead.ts';
import { GuideTab, guideOf } from './guide-tab.tsx';
import { TabOverlay } from './tab-overlay.tsx';

interface OtherTabProps {
  openTab: TabId | null;
  onClose: () => void;
}

/** A guide. The tools have their own overlays. */
export function OtherTab({ openTab, onClose }: OtherTabProps) {
  const tab = findTab(openTab);
  const guide = tab && guideOf(tab.id);
  usePress('[data-tab]', ({ dataset }) => {
    const pressed = findTab(dataset['tab'] ?? null);
    if (pressed) guideOf(pressed.id)?.Guide.preload();
  });
  if (!guide) return null;
  return (
    <TabOverlay key={tab.id} tab={tab} isOpen onClose={onClose} guide={guide.band}>
      <GuideTab Guide={guide.Guide} />
    </TabOverlay>
  );
}
