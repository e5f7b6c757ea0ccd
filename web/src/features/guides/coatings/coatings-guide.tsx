import { coatingRules, coatingSections, dryTimeNote } from '@printpartner/print-knowledge/coatings';
import { footnotesOf } from '../shell/footnotes.ts';
import { GuidePage } from '../shell/guide-page.tsx';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { TradeNote } from '../shell/trade-note.tsx';
import { useOpened } from '../shell/use-opened.ts';
import { CoatingDialog } from './coating-dialog.tsx';
import { CoatingGroup, coatingsOf } from './coating-group.tsx';
import { DryTimeScale } from './dry-time-scale.tsx';

const ruleNotes = footnotesOf(coatingRules.map(({ from }) => from));

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
            <Rules />
          </>
        }
      />
      {coating && <CoatingDialog coating={coating} onClose={close} />}
    </>
  );
}

function Rules() {
  return (
    <section aria-labelledby="coating-rules" className="pt-2">
      <h2 id="coating-rules" className="type-subhead">
        For every coating
      </h2>
      <ul className="type-data mt-1">
        {coatingRules.map(({ text, from }) => (
          <li key={text} className="border-b border-rule py-2 text-pretty">
            {text}
            <Cite notes={ruleNotes} from={from} />
          </li>
        ))}
      </ul>
      <SourceNotes notes={ruleNotes} className="mt-2" />
    </section>
  );
}
