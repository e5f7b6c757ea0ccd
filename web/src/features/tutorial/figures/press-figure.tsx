const advice = [
  { press: 'Digital', run: 'under 2,500' },
  { press: 'Sheetfed offset', run: '2,500–50,000' },
  { press: 'Web offset', run: '50,000+' },
] as const;

/** Which press for how many pieces. */
export function PressFigure() {
  return (
    <table className="type-data w-full border-collapse">
      <caption className="sr-only">Press by quantity</caption>
      <thead>
        <tr className="type-label border-b border-ink text-ink-2">
          <th scope="col" className="py-2 text-left">
            Press
          </th>
          <th scope="col" className="py-2 text-right">
            Pieces
          </th>
        </tr>
      </thead>
      <tbody>
        {advice.map(({ press, run }) => (
          <tr key={press} className="border-b border-rule">
            <th scope="row" className="py-2.5 text-left font-semibold">
              {press}
            </th>
            <td className="py-2.5 text-right">{run}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
