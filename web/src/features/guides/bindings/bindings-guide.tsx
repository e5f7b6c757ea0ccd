import { bindings, bindingSections, bindingsOf, bindingTips } from '@printpartner/print-knowledge/binding';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { CreepCalculator } from '../calculators/creep-calculator.tsx';
import { PageCountCalculator } from '../calculators/page-count-calculator.tsx';
import { SaddleBulkCalculator } from '../calculators/saddle-bulk-calculator.tsx';
import { SpineCalculator } from '../calculators/spine-calculator.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { GuidePage } from '../shell/guide-page.tsx';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { useOpened } from '../shell/use-opened.ts';
import { BindingDialog } from './binding-dialog.tsx';
import { BindingGroup } from './binding-group.tsx';
import { useChosenBook } from './use-chosen-book.ts';

/** Seven bindings in three sections, each cut across its spine for the book that the reader chooses. */
export function BindingsGuide() {
  const choice = useChosenBook();
  const { opened, open, close } = useOpened();
  const binding = bindings.rows.find(({ id }) => id === opened);
  const sections = bindingSections.map((section, place) => ({
    id: section.id,
    title: section.title,
    count: `${bindingsOf(section).length} bindings`,
    startsOpen: place === 0,
    content: <BindingGroup section={section} choice={choice} onOpen={({ id }) => open(id)} />,
  }));
  return (
    <>
      <GuidePage
        parts={[{ sections }]}
        aside={
          <>
            <PageCountCalculator />
            <SpineCalculator />
            <CreepCalculator />
            <SaddleBulkCalculator />
            <Tips />
          </>
        }
      />
      {binding && <BindingDialog binding={binding} choice={choice} onClose={close} />}
    </>
  );
}

function Tips() {
  const notes = footnotesOf(bindingTips.map(({ from }) => from));
  return (
    <section aria-labelledby="binding-tips" className="pt-2">
      <h2 id="binding-tips" className="type-subhead">
        Tips for every binding
      </h2>
      <ul className="type-data mt-1">
        {bindingTips.map(({ text, from }) => (
          <li key={text} className="border-b border-rule py-2 text-pretty">
            <TradeText>{text}</TradeText>
            <Cite notes={notes} from={from} />
          </li>
        ))}
      </ul>
      <SourceNotes notes={notes} className="mt-2" />
    </section>
  );
}
