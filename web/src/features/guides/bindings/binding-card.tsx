import {
  bindingCostLabel,
  bindings,
  pageRangeNotes,
  type Binding,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf, countText, footnotesOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { CostLevel } from '../shell/cost-level.tsx';
import { FactCard, FactList, type Fact } from '../shell/fact-card.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { TradeNote } from '../shell/trade-note.tsx';
import { SectionPreview } from './section-preview.tsx';
import type { BookChoice } from './use-chosen-book.ts';

interface BindingCardProps {
  binding: Binding;
  choice: BookChoice;
  /** Pixels per inch. */
  scale: number;
  /** Drawing width, pixels. */
  width: number;
  onOpen: () => void;
}

export function BindingCard({ binding, choice, scale, width, onOpen }: BindingCardProps) {
  const note = pageRangeNotes.find((one) => one.binding === binding.id);
  const notes = footnotesOf([
    ...(['maxPages', 'pageMultiple', 'costLevel'] as const).map((column) =>
      provenanceOf(bindings, binding.id, column),
    ),
    ...binding.tips.map(({ from }) => from),
    note?.from,
    note?.advice.from,
  ]);
  return (
    <FactCard
      title={binding.name}
      notes={notes}
      drawing={
        <SectionPreview binding={binding} choice={choice} scale={scale} width={width} onOpen={onOpen} />
      }
      footer={
        note && (
          <TradeNote from={note.from} advice={note.advice} notes={notes}>
            {note.text}
          </TradeNote>
        )
      }
    >
      <p>{binding.description}</p>
      <FactList facts={bindingFacts(binding, notes)} className="mt-3 text-ink" />
      <StatementList statements={binding.tips} notes={notes} className="border-t border-rule pt-2.5" />
    </FactCard>
  );
}

/** Pages, page rule, use and cost with their sources. */
function bindingFacts(binding: Binding, notes: Footnotes): readonly Fact[] {
  const { id, minPages, maxPages, pageMultiple, pageRuleNote, costLevel } = binding;
  const cite = (column: 'maxPages' | 'pageMultiple' | 'costLevel') => (
    <Cite notes={notes} from={provenanceOf(bindings, id, column)} />
  );
  return [
    {
      label: 'Pages',
      value: (
        <>
          <strong className="font-semibold">{`${minPages}–${countText(maxPages)}`}</strong>
          {cite('maxPages')}
        </>
      ),
    },
    {
      label: 'Page rule',
      value: (
        <>
          {`Divisible by ${pageMultiple}${pageRuleNote === undefined ? '' : `; ${pageRuleNote}`}`}
          {cite('pageMultiple')}
        </>
      ),
    },
    { label: 'Best for', value: binding.usage },
    {
      label: 'Cost',
      value: (
        <>
          <CostLevel level={costLevel} />
          {cite('costLevel')} {bindingCostLabel(costLevel)}
        </>
      ),
    },
  ];
}
