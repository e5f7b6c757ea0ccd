import type { SumTable } from '@printpartner/spec-sheet/arithmetic';

/** Results per quantity: figures right-aligned, hairline rows. */
export function QuantityTable({
  table: { columns, rows },
  labelledBy,
}: {
  table: SumTable;
  labelledBy: string;
}) {
  const side = (place: number) => (place === 0 ? 'text-left' : 'pl-3 text-right');
  return (
    <table aria-labelledby={labelledBy} className="type-data mt-1 mb-1.5 w-full border-collapse">
      <thead>
        <tr className="border-b border-ink">
          {columns.map((column, place) => (
            <th key={column} scope="col" className={`type-label py-1.5 text-ink-2 ${side(place)}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row} className="border-b border-rule">
            <th scope="row" className="py-1.5 text-left font-normal">
              {first}
            </th>
            {others.map((text, place) => (
              <td key={place} className={`py-1.5 ${side(place + 1)}`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
