import { coatingRules, coatingSections, dryTimeNote } from '@printpartner/print-knowledge/coatings';
import { AsideStatements } from '../shell/statement-list.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { TradeNote } from '../shell/trade-note.tsx';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { CoatingDialog } from './coating-dialog.tsx';
import { CoatingGroup, coatingsOf } from './coating-group.tsx';
import { DryTimeScale } from './dry-time-scale.tsx';

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
