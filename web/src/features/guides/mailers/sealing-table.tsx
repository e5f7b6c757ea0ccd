import { footnotesOf, provenanceOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { sealingRules, type SealingRule } from '@printpartner/print-knowledge/mail';
import { Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const notes = footnotesOf(sourcesOf(sealingRules, ['tabs', 'minPaper', 'glueSpots', 'placement']));

const cite = (id: string, column: 'tabs' | 'minPaper' | 'glueSpots' | 'placement') => (
  <Cite notes={notes} from={provenanceOf(sealingRules, id, column)} />
);

const columns: readonly FigureColumn<SealingRule>[] = [
  { id: 'name', head: 'Piece', cell: ({ name }) => name },
  {
    id: 'tabs',
    head: 'Tabs',
    isFigure: true,
    cell: ({ id, tabs, tabSize }) => (
      <span className="whitespace-nowrap">
        {tabs}
        {tabSize !== undefined && (
          <>
            {' '}
            × <Length value={tabSize} />
          </>
        )}
        {cite(id, 'tabs')}
      </span>
    ),
  },
  {
    id: 'paper',
    head: 'Book paper',
    isFigure: true,
    cell: ({ id, minPaper }) =>
      minPaper === undefined ? (
        '–'
      ) : (
        <>
          {`${minPaper}#`}
          {cite(id, 'minPaper')}
        </>
      ),
  },
  {
    id: 'glue',
    head: 'Or glue spots',
    isFigure: true,
    cell: ({ id, glueSpots }) =>
      glueSpots === undefined ? (
        '–'
      ) : (
        <>
          {glueSpots}
          {cite(id, 'glueSpots')}
        </>
      ),
  },
  {
    id: 'placement',
    head: 'Placement',
    isSecondLine: true,
    cell: (row) => (
      <>
        <TradeText>{placementText(row)}</TradeText>
        {cite(row.id, 'placement')}
      </>
    ),
  },
];

/** Refers to the first piece with the same placement. */
function placementText({ id, placement }: SealingRule): string {
  const first = sealingRules.rows.find((row) => row.placement === placement);
  return first === undefined || first.id === id ? placement : `As for a ${first.name.toLowerCase()}.`;
}

/** Tabs and glue for each kind of folded piece. */
export function SealingTable() {
  return <FigureTable caption="Tabs by piece" rows={sealingRules.rows} columns={columns} notes={notes} />;
}
