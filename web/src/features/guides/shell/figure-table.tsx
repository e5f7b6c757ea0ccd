import { useId, type ReactNode } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { SourceNotes } from '../../../ui/source-notes.tsx';

export interface FigureColumn<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned. */
  isFigure?: boolean;
  /** On phones, shown below the row. */
  isSecondLine?: boolean;
  /** Width utilities, so that stacked tables line up; the other columns share the rest. */
  width?: string;
}

interface FigureTableProps<Row extends { id: string }> {
  /** A caption that only screen readers say. */
  caption: string;
  /** The first column is the row header. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  /** Sources of its figures, unless they are among those of what surrounds it. */
  notes?: Footnotes;
}

const sideOf = ({ isFigure }: { isFigure?: boolean }) =>
  isFigure ? 'text-right hanging-marks' : 'text-left';

/** Table of figures with two-line rows on phones. Second-line cells are rendered twice, one of them hidden. */
export function FigureTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  notes,
}: FigureTableProps<Row>) {
  const nameId = useId();
  const [first, ...others] = columns;
  if (!first) return null;
  const below = others.filter(({ isSecondLine }) => isSecondLine);
  const narrow = columns.length - below.length;
  const tight = below.length > 0 ? 'max-md:pb-1' : '';
  const isFixed = columns.some(({ width }) => width !== undefined);
  const table = (
    <table className={`type-data w-full border-collapse ${isFixed ? 'table-fixed' : ''}`}>
      <caption id={nameId} className="sr-only">
        {caption}
      </caption>
      <thead>
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={`type-label py-2 pr-2 align-bottom text-ink-2 last:pr-0 md:pr-4 ${sideOf(column)} ${column.width ?? ''} ${column.isSecondLine ? 'max-md:hidden' : ''}`}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.id} className="border-b border-rule">
          <tr>
            <th scope="row" className={`py-2.5 pr-2 text-left align-top font-semibold md:pr-4 ${tight}`}>
              {first.cell(row)}
            </th>
            {others.map((column) => (
              <td
                key={column.id}
                className={`py-2.5 pr-2 align-top last:pr-0 md:pr-4 ${tight} ${sideOf(column)} ${column.isSecondLine ? 'max-md:hidden' : ''}`}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
          {below.length > 0 && (
            <tr className="md:hidden">
              <td colSpan={narrow} className="pb-2.5 text-ink-2">
                {below.map((column) => (
                  <p key={column.id}>
                    <span className="text-ink-3">{column.head}: </span>
                    {column.cell(row)}
                  </p>
                ))}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
  if (!notes) return table;
  return (
    <div>
      {table}
      <SourceNotes notes={notes} nameId={nameId} className="mt-2" />
    </div>
  );
}
