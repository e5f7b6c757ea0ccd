import { paperFinishes, type PaperFinish } from '@printpartner/print-knowledge/paper';
import { provenanceOf, tradePractice, footnotesOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { FileRulesTable } from '../production/file-rules-table.tsx';
import { StockWeightsTable } from '../production/stock-weights-table.tsx';
import { TurnaroundChart } from '../production/turnaround-chart.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';

const inkNotes = footnotesOf(sourcesOf(paperFinishes, ['inkHigh']));
const practiceNotes = footnotesOf([tradePractice]);

const columns: readonly FigureColumn<PaperFinish>[] = [
  { id: 'finish', head: 'Finish', cell: ({ name }) => name },
  {
    id: 'ink',
    head: 'Total ink (TAC)',
    isFigure: true,
    cell: ({ id, inkLow, inkHigh }) => (
      <>
        {inkLow}–{inkHigh}%
        <Cite notes={inkNotes} from={provenanceOf(paperFinishes, id, 'inkHigh')} />
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
            notes={practiceNotes}
            facts={[
              { label: 'Most brochures', value: <Practice>80# or 100# gloss or matte text</Practice> },
              { label: 'For racks', value: <Practice>80# cover, scored</Practice> },
            ]}
          />
          <div className="mt-3">
            <StockWeightsTable />
          </div>
        </Subsection>
        <Subsection title="File for press">
          <FileRulesTable />
        </Subsection>
        <Subsection title="Maximum total ink (TAC)">
          <FigureTable
            caption="Total ink by finish"
            rows={paperFinishes.rows}
            columns={columns}
            notes={inkNotes}
          />
          <p className="type-note mt-2 text-ink-3">Follow your printer’s profile.</p>
        </Subsection>
        <Subsection title="Timeline">
          <TurnaroundChart product="brochure" />
        </Subsection>
      </div>
    </>
  );
}

function Practice({ children }: { children: string }) {
  return (
    <>
      {children}
      <Cite notes={practiceNotes} from={tradePractice} />
    </>
  );
}
