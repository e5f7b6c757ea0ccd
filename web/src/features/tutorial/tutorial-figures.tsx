import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { runAdvice } from '@printpartner/print-knowledge/press';
import { tabPalette } from '@printpartner/contracts/types';
import { bindings } from '@printpartner/print-knowledge/binding';
import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { Cite } from '../../ui/source-notes.tsx';

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

/** The 30 tab colors, ten per row. Hidden from screen readers, because the text below describes them. */
export function PaletteFigure() {
  return (
    <div aria-hidden className="grid grid-cols-10 gap-1">
      {tabPalette.flatMap(({ colors }) =>
        colors.map((color) => (
          <span key={color} style={{ backgroundColor: color }} className="tile-edge h-6 rounded-mark" />
        )),
      )}
    </div>
  );
}

const counts = [
  { count: bindings.rows.length, what: 'binding methods' },
  { count: 12, what: 'pocket folder templates' },
  { count: envelopes.rows.length, what: 'envelopes' },
] as const;

/** How many entries the guides list. */
export function ReferenceFigure() {
  return (
    <dl className="grid grid-cols-3 gap-4 border-y border-rule py-4">
      {counts.map(({ count, what }) => (
        <div key={what} className="flex flex-col-reverse justify-end">
          <dt className="type-label text-ink-2">{what}</dt>
          <dd className="type-figure">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
