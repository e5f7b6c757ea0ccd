import { coatingRules, coatingSections, dryTimeNote } from '@printpartner/print-knowledge/coatings';
import { AsideStatements } from '../shell/aside-statements.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { TradeNote } from '../shell/trade-note.tsx';
import { useOpened } from '../shell/use-opened.ts';
import { CoatingDialog } from './coating-dialog.tsx';
import { CoatingGroup, coatingsOf } from './coating-group.tsx';
import { DryTimeScale } from './dry-time-scale.tsx';

/** Ten coatings in four sections; what a card leaves out stands in its dialog. */
export function CoatingsGuide() {
  const { opened, open, close } = useOpened();
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
            <AsideStatements title="For every coating" statements={coatingRules} />
          </>
        }
      />
      {coating && <CoatingDialog coating={coating} onClose={close} />}
    </>
  );
}
