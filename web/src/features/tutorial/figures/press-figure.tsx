import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { runAdvice } from '@printpartner/print-knowledge/press';
import { Cite } from '../../../ui/source-notes.tsx';

/** The press for each run length. */
export function PressFigure({ notes }: { notes: Footnotes }) {
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
        {runAdvice.rows.map(({ press, name, run }) => (
          <tr key={press} className="border-b border-rule">
            <th scope="row" className="py-2.5 text-left font-semibold">
              {name}
            </th>
            <td className="py-2.5 text-right">
              {run}
              <Cite notes={notes} from={runAdvice.from} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
