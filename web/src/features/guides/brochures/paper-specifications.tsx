import { paperFinishes, type PaperFinish } from '@printpartner/print-knowledge/paper';
import {
  provenanceOf,
  tradePractice,
  footnotesOf,
  type Provenance,
} from '@printpartner/print-knowledge/figures';
import { FileRulesTable, fileRuleSources } from '../production/file-rules-table.tsx';
import { StockWeightsTable, stockWeightSources } from '../production/stock-weights-table.tsx';
import { TurnaroundChart, turnaroundSources } from '../production/turnaround-chart.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';

const inkFrom = (id: string): Provenance | undefined => provenanceOf(paperFinishes, id, 'inkHigh');
const notes = footnotesOf(
  [
    tradePractice,
    ...stockWeightSources,
    ...fileRuleSources,
    ...turnaroundSources('brochure'),
    ...paperFinishes.rows.map(({ id }) => inkFrom(id)),
  ].filter((from) => from !== undefined),
);

const columns: readonly FigureColumn<PaperFinish>[] = [
  { id: 'finish', head: 'Finish', cell: ({ name }) => name },
  {
    id: 'ink',
    head: 'Total ink (TAC)',
    isFigure: true,
    cell: ({ id, inkLow, inkHigh }) => (
      <>
        {inkLow}–{inkHigh}%<Cite notes={notes} from={inkFrom(id)} />
      </>
    ),
  },
];

export function PaperSpecifications() {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Subsection title="Stock">
          <FactList
            className="mb-3"
            facts={[
              { label: 'Most brochures', value: <Practice>80# or 100# gloss or matte text</Practice> },
              { label: 'For racks', value: <Practice>80# cover, scored</Practice> },
            ]}
          />
          <StockWeightsTable notes={notes} />
        </Subsection>
        <Subsection title="File for press">
          <FileRulesTable notes={notes} />
        </Subsection>
        <Subsection title="Maximum total ink (TAC)">
          <FigureTable caption="Total ink by finish" rows={paperFinishes.rows} columns={columns} />
          <p className="type-note mt-2 text-ink-3">Follow your printer’s profile.</p>
        </Subsection>
        <Subsection title="Timeline">
          <TurnaroundChart product="brochure" notes={notes} />
        </Subsection>
      </div>
      <SourceNotes notes={notes} className="mt-5" />
    </>
  );
}

function Practice({ children }: { children: string }) {
  return (
    <>
      {children}
      <Cite notes={notes} from={tradePractice} />
    </>
  );
}
