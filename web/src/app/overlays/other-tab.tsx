import { ComingTab } from '../../features/home/coming-tab.tsx';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import { GuideTab, guideOf } from './guide-tab.tsx';
import { TabOverlay } from './tab-overlay.tsx';

const tools: ReadonlySet<TabId> = new Set<TabId>(['projects', 'preflight', 'specs', 'mailer']);

interface OtherTabProps {
  openTab: TabId | null;
  onClose: () => void;
}

/** A guide or a placeholder. The tools have their own overlays. */
export function OtherTab({ openTab, onClose }: OtherTabProps) {
  const tab = findTab(openTab);
  if (!tab || tools.has(tab.id)) return null;
  const guide = guideOf(tab.id);
  return (
    <TabOverlay key={tab.id} tab={tab} isOpen onClose={onClose} guide={guide?.band}>
      {guide ? <GuideTab Guide={guide.Guide} /> : <ComingTab tab={tab} />}
    </TabOverlay>
  );
}
