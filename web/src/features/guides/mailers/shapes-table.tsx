import { footnotesOf, provenanceOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { mailShapes, type MailShape } from '@printpartner/print-knowledge/mail';
import { InchSize, Length, LengthRange } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const notes = footnotesOf(
  sourcesOf(mailShapes, ['maxHeight', 'minThickness', 'minThicknessLarge', 'maxWeight', 'over', 'note']),
);

const from = (row: MailShape, column: keyof MailShape) => provenanceOf(mailShapes, row.id, column);

const columns: readonly FigureColumn<MailShape>[] = [
  { id: 'name', head: 'Shape', cell: ({ name }) => name },
  {
    id: 'largest',
    head: 'Largest, H × L',
    isFigure: true,
    cell: (row) => (
      <>
        <InchSize height={row.maxHeight} width={row.maxLength} />
        <Cite notes={notes} from={from(row, 'maxHeight')} />
      </>
    ),
  },
  {
    id: 'thickness',
    head: 'Thickness',
    isFigure: true,
    cell: (row) => <Thickness row={row} />,
  },
  {
    id: 'weight',
    head: 'Weight, oz',
    isFigure: true,
    cell: (row) =>
      row.maxWeight === undefined ? (
        '–'
      ) : (
        <>
          {row.isBelow && 'below '}
          {row.maxWeight}
          <Cite notes={notes} from={from(row, 'maxWeight')} />
        </>
      ),
  },
  { id: 'note', head: 'Note', isSecondLine: true, cell: (row) => <Note row={row} /> },
];

/** USPS shapes with their limits. */
export function ShapesTable() {
  return (
    <FigureTable caption="Mail shapes and limits" rows={mailShapes.rows} columns={columns} notes={notes} />
  );
}

function Thickness({ row }: { row: MailShape }) {
  const { minThickness, minThicknessLarge, maxThickness } = row;
  return (
    <>
      <LengthRange from={minThickness} to={maxThickness} decimals="all" />
      <Cite notes={notes} from={from(row, 'minThickness')} />
      {minThicknessLarge > minThickness && row.id !== 'card' && (
        <span className="block">
          large: <Length value={minThicknessLarge} decimals="all" />
          <Cite notes={notes} from={from(row, 'minThicknessLarge')} />
        </span>
      )}
    </>
  );
}

function Note({ row }: { row: MailShape }) {
  const { over } = row;
  const first = mailShapes.rows.find((other) => over !== undefined && isSameSize(over, other.over));
  return (
    <>
      {first !== undefined && first.id !== row.id && `Same sizes as ${first.name}. `}
      {over && first?.id === row.id && (
        <>
          Over <Length value={over.height} /> high, <Length value={over.length} /> long or{' '}
          <Length value={over.thickness} /> thick
          <Cite notes={notes} from={from(row, 'over')} />.{' '}
        </>
      )}
      <TradeText>{row.note}</TradeText>
      <Cite notes={notes} from={from(row, 'note')} />
    </>
  );
}

const isSameSize = (one: NonNullable<MailShape['over']>, other: MailShape['over']) =>
  one.height === other?.height && one.length === other.length && one.thickness === other.thickness;
