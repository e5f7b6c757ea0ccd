import { EmptyFrame } from '../../components/ui/empty-frame.tsx';
import { CloseIfFinished } from './guide-band.tsx';
import type { Tab, TabId } from './tabs.ts';

const promises: Record<Exclude<TabId, 'projects' | 'preflight'>, string> = {
  mailers:
    'Postcard, letter and flat sizes, tabs and clear zones, and what each costs to mail, with the date of every rate.',
  mailer:
    'A spec sheet for mailers, brochures and posters: sizes, paper, inks, folding and delivery, ready to e-mail to any vendor for a quote.',
  pocketfolder: 'Twelve pocket folder templates, with cut, score and glue lines at true size.',
  specs:
    'A spec sheet for booklets: pages, paper, inks, binding and delivery, ready to e-mail to any vendor for a quote.',
  paper: 'Paper weights and finishes, and every envelope drawn to scale with the sheet that fits it.',
  coatings: 'Varnish, aqueous, UV and laminate: how each looks, what it protects, and what it costs.',
  binding: 'Seven ways to hold pages together, each with its page counts, its spine and its price.',
  booklet: 'Self cover and plus cover, page counts that work, and how pages fall on a sheet.',
  brochure: 'Folds drawn to scale, with panel widths that allow for the paper.',
  'printing-presses': 'Digital, sheetfed and web presses: what runs where, and from how many copies.',
};

/** Says in plain words what a tab will hold. A guide has its title in its band, all others have it here. */
export function ComingTab({ tab, onClose }: { tab: Tab; onClose: () => void }) {
  if (tab.id === 'projects' || tab.id === 'preflight') return null;
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
        <p>{promises[tab.id]}</p>
        <p className="mt-3">It is in the works and opens here when it is ready.</p>
      </EmptyFrame>
    </div>
  );
}
