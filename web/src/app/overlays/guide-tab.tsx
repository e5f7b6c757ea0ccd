import { findTab, type TabId } from '../../features/home/tabs.ts';
import { type LazyScreen, lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { usePress } from '../../platform/lazy/use-load-ahead.ts';
import { TabOverlay } from './tab-overlay.tsx';

interface GuideEntry {
  /** The heading over the guide. */
  band: { title: string; note?: string };
  Guide: LazyScreen<object>;
}

/** The guides by tab. Each is loaded when its tile is pressed or its tab opened. */
const guides: Partial<Record<TabId, GuideEntry>> = {
  paper: {
    band: { title: 'Paper Specifications', note: 'Weights, finishes and 38 envelopes, drawn to scale' },
    Guide: lazyScreen(async () => (await import('../../features/guides/paper/paper-guide.tsx')).PaperGuide),
  },
  coatings: {
    band: { title: 'Coating Options', note: 'How each looks, what it protects and what it costs' },
    Guide: lazyScreen(
      async () => (await import('../../features/guides/coatings/coatings-guide.tsx')).CoatingsGuide,
    ),
  },
  binding: {
    band: { title: 'Binding Options', note: 'Seven ways to hold pages together, drawn to scale' },
    Guide: lazyScreen(
      async () => (await import('../../features/guides/bindings/bindings-guide.tsx')).BindingsGuide,
    ),
  },
  'printing-presses': {
    band: {
      title: 'Printing Presses',
      note: 'Sheetfed, web and digital: what runs where, and at what quantity',
    },
    Guide: lazyScreen(
      async () => (await import('../../features/guides/presses/presses-guide.tsx')).PressesGuide,
    ),
  },
  booklet: {
    band: { title: 'Booklets', note: 'From planning to delivery' },
    Guide: lazyScreen(
      async () => (await import('../../features/guides/booklets/booklets-guide.tsx')).BookletsGuide,
    ),
  },
  brochure: {
    band: { title: 'Brochures', note: 'Eight folds with their panel widths, drawn to scale' },
    Guide: lazyScreen(
      async () => (await import('../../features/guides/brochures/brochures-guide.tsx')).BrochuresGuide,
    ),
  },
  pocketfolder: {
    band: {
      title: '12 templates that can be flopped to create 24 templates total',
      note: 'Pocket folders at true size, with cut, score, bleed, glue and safe layers',
    },
    Guide: lazyScreen(
      async () =>
        (await import('../../features/guides/pocket-folders/pocket-folders-guide.tsx')).PocketFoldersGuide,
    ),
  },
  mailers: {
    band: { title: 'Mailing And Postage Info', note: 'Shapes, classes, clear zones and dated postage' },
    Guide: lazyScreen(
      async () => (await import('../../features/guides/mailers/mailers-guide.tsx')).MailersGuide,
    ),
  },
};

/** Undefined for a tab that is not a guide. */
export const guideOf = (id: TabId): GuideEntry | undefined => guides[id];

export function GuideTab({ Guide }: Pick<GuideEntry, 'Guide'>) {
  return (
    <LazyPanel label="Loading the guide..." className="h-60">
      <Guide />
    </LazyPanel>
  );
}

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
