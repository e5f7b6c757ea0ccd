import {
  coatingRules,
  coatingSections,
  dryTimeNote,
  coatings,
  type Coating,
  type CoatingSection,
} from '@printpartner/print-knowledge/coatings';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { AsideStatements } from '../shell/statement-list.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { TradeNote } from '../shell/trade-note.tsx';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { CoatingDialog } from './coating-dialog.tsx';
import { DryTimeScale, dryTimeText } from './dry-time-scale.tsx';
import { CardGrid } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { CoatingCard } from './coating-card.tsx';

/** The coating guide: ten coatings in four sections, with details in dialogs. */
export function CoatingsGuide() {
  const { opened, open, close } = useOpenEntry();
  const coating = coatingSections.flatMap(coatingsOf).find(({ id }) => id === opened);
  const sections = coatingSections.map((section, place) => ({
    id: section.id,
    title: section.title,
    count: `${coatingsOf(section).length} coatings`,
    startsOpen: place === 0,
    content: <CoatingGroup section={section} onOpen={({ id }) => open(id)} />,
  }));
  return (
    <>
      <GuidePage
        parts={[{ sections }]}
        aside={
          <>
            <DryTimeScale />
            <TradeNote from={dryTimeNote.from}>{dryTimeNote.text}</TradeNote>
            <p data-unsearched className="type-data text-pretty text-ink-2">
              Cost levels run from 2 to 6: up to 2 is Budget Friendly, 3–4 Moderate Cost, 5 or more Premium
              Price.
            </p>
            <AsideStatements title="For every coating" statements={coatingRules} />
          </>
        }
      />
      {coating && <CoatingDialog coating={coating} onClose={close} />}
    </>
  );
}

interface CoatingGroupProps {
  section: CoatingSection;
  onOpen: (coating: Coating) => void;
}

const coatingsOf = ({ category }: CoatingSection): readonly Coating[] =>
  coatings.rows.filter((row) => row.category === category);

/** Content of a section: dry time and a card per coating. */
function CoatingGroup({ section, onOpen }: CoatingGroupProps) {
  const rows = coatingsOf(section);
  const notes = footnotesOf([section.from]);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <p className="type-data">
          Dry time <strong className="font-semibold">{dryTimeText(section.dryTime)}</strong>
          <Cite notes={notes} from={section.from} />
        </p>
        <SourceNotes notes={notes} />
      </div>
      <CardGrid>
        {rows.map((coating) => (
          <CoatingCard key={coating.id} coating={coating} onOpen={() => onOpen(coating)} />
        ))}
      </CardGrid>
    </>
  );
}
