import { bindings, bindingSections, bindingsOf, bindingTips } from '@printpartner/print-knowledge/binding';
import { CreepCalculator } from '../calculators/creep-calculator.tsx';
import { PageCountCalculator } from '../calculators/page-count-calculator.tsx';
import { SaddleBulkCalculator } from '../calculators/saddle-bulk-calculator.tsx';
import { SpineCalculator } from '../calculators/spine-calculator.tsx';
import { AsideStatements } from '../shell/statement-list.tsx';
import { GuidePage } from '../shell/guide-page.tsx';
import { useOpenEntry } from '../shell/use-open-entry.ts';
import { BindingDialog } from './binding-dialog.tsx';
import { BindingGroup } from './binding-group.tsx';
import { useChosenBook } from './use-chosen-book.ts';

/** The binding guide: seven bindings in three sections, with cross-sections of the chosen book. */
export function BindingsGuide() {
  const choice = useChosenBook();
  const { opened, open, close } = useOpenEntry();
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
            <AsideStatements title="Tips for every binding" statements={bindingTips} />
          </>
        }
      />
      {binding && <BindingDialog binding={binding} choice={choice} onClose={close} />}
    </>
  );
}
