import { ComingTab } from '../../features/home/coming-tab.tsx';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import { GuideTab, guideOf } from './guide-tab.tsx';
import { TabOverlay } from './tab-overlay.tsx';

interface OtherTabProps {
  openTab: TabId | null;
  onClose: () => void;
}

/** A guide or a placeholder. Projects and Preflight have their own overlays, which keep their state. */
export function OtherTab({ openTab, onClose }: OtherTabProps) {
  const tab = findTab(openTab);
  if (!tab || tab.id === 'projects' || tab.id === 'preflight') return null;
  const guide = guideOf(tab.id);
  return (
    <TabOverlay key={tab.id} tab={tab} isOpen onClose={onClose} guide={guide?.band}>
      {guide ? <GuideTab Guide={guide.Guide} /> : <ComingTab tab={tab} onClose={onClose} />}
    </TabOverlay>
  );
}
