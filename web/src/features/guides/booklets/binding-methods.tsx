import {
  bindingCostLabel,
  bindings,
  pageRangeNotes,
  type Binding,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf, countText, footnotesOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { CostLevel } from '../shell/cost-level.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

type Column = 'minPages' | 'pageMultiple' | 'costLevel';
const from = (id: string, column: Column) => provenanceOf(bindings, id, column);
const notes = footnotesOf(sourcesOf(bindings, ['minPages', 'pageMultiple', 'costLevel']));

const columns: readonly FigureColumn<Binding>[] = [
  { id: 'name', head: 'Binding', cell: ({ name }) => name },
  {
    id: 'pages',
    head: 'Pages',
    isFigure: true,
    cell: ({ id, minPages, maxPages }) => (
      <span className="whitespace-nowrap">
        {minPages}–{countText(maxPages)}
        <Cite notes={notes} from={from(id, 'minPages')} />
      </span>
    ),
  },
  {
    id: 'rule',
    head: 'Multiple of',
    isFigure: true,
    cell: ({ id, pageMultiple }) => (
      <>
        {pageMultiple}
        <Cite notes={notes} from={from(id, 'pageMultiple')} />
      </>
    ),
  },
  {
    id: 'use',
    head: 'Best for',
    isSecondLine: true,
    cell: ({ usage }) => usage,
  },
  {
    id: 'cost',
    head: 'Cost',
    isFigure: true,
    cell: ({ id, costLevel }) => (
      <span className="whitespace-nowrap">
        <CostLevel level={costLevel} />
        <Cite notes={notes} from={from(id, 'costLevel')} />
        <span className="sr-only">, {bindingCostLabel(costLevel)}</span>
      </span>
    ),
  },
];

export function BindingMethods() {
  return (
    <>
      <FigureTable caption="Booklet bindings" rows={bindings.rows} columns={columns} notes={notes} />
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        {pageRangeNotes.map((note) => (
          <TradeNote key={note.binding} from={note.from} advice={note.advice}>
            {bindings.rows.find(({ id }) => id === note.binding)?.name}: {note.text}
          </TradeNote>
        ))}
      </div>
    </>
  );
}
