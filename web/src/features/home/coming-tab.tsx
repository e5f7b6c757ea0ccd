import { EmptyFrame } from '../../ui/empty-frame.tsx';
import type { Tab, TabId } from './tabs.ts';

const descriptions: Partial<Record<TabId, string>> = {
  pocketfolder: 'Twelve pocket folder templates, with cut, score and glue lines at true size.',
};

/** A placeholder for a guide that is still to be built. Its title is in the band above. */
export function ComingTab({ tab }: { tab: Tab }) {
  const description = descriptions[tab.id];
  if (description === undefined) return null;
  return (
    <div className="mx-auto max-w-340 px-4 py-8 md:px-6 md:py-12">
      <EmptyFrame title="Not available yet">{description}</EmptyFrame>
    </div>
  );
}
