import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { CloseIfFinished } from './guide-band.tsx';
import type { Tab, TabId } from './tabs.ts';

const descriptions: Partial<Record<TabId, string>> = {
  mailer:
    'A spec sheet for mailers, brochures and posters: sizes, paper, inks, folding and delivery, ready to e-mail to any vendor for a quote.',
  pocketfolder: 'Twelve pocket folder templates, with cut, score and glue lines at true size.',
  specs:
    'A spec sheet for booklets: pages, paper, inks, binding and delivery, ready to e-mail to any vendor for a quote.',
};

/** A placeholder for a tab that is still to be built. Guides show their title in the band above. */
export function ComingTab({ tab, onClose }: { tab: Tab; onClose: () => void }) {
  const description = descriptions[tab.id];
  if (description === undefined) return null;
  const isForm = tab.id === 'specs' || tab.id === 'mailer';
  return (
    <div className="mx-auto max-w-340 px-4 py-8 md:px-6 md:py-12">
      {!tab.isGuide && (
        <header className="mb-8 flex items-baseline justify-between gap-4 border-b border-ink pb-4">
          <h1 className="type-title text-balance">{tab.label}</h1>
          {isForm && <CloseIfFinished onClose={onClose} />}
        </header>
      )}
      <EmptyFrame title="Not available yet">{description}</EmptyFrame>
    </div>
  );
}
