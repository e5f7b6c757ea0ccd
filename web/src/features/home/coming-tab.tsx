import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { CloseIfFinished } from './guide-band.tsx';
import type { Tab, TabId } from './tabs.ts';

const promises: Partial<Record<TabId, string>> = {
  mailer:
    'A spec sheet for mailers, brochures and posters: sizes, paper, inks, folding and delivery, ready to e-mail to any vendor for a quote.',
  pocketfolder: 'Twelve pocket folder templates, with cut, score and glue lines at true size.',
  specs:
    'A spec sheet for booklets: pages, paper, inks, binding and delivery, ready to e-mail to any vendor for a quote.',
};

/** Says in plain words what a tab will hold. A guide has its title in its band, all others have it here. */
export function ComingTab({ tab, onClose }: { tab: Tab; onClose: () => void }) {
  const promise = promises[tab.id];
  if (promise === undefined) return null;
  const isForm = tab.id === 'specs' || tab.id === 'mailer';
  return (
    <div className="mx-auto max-w-340 px-4 py-8 md:px-6 md:py-12">
      {!tab.isGuide && (
        <header className="mb-8 flex items-baseline justify-between gap-4 border-b border-ink pb-4">
          <h1 className="type-title text-balance">{tab.label}</h1>
          {isForm && <CloseIfFinished onClose={onClose} />}
        </header>
      )}
      <EmptyFrame title="Nothing on this sheet yet">
        <p>{promise}</p>
        <p className="mt-3">It is in the works and opens here when it is ready.</p>
      </EmptyFrame>
    </div>
  );
}
