import { bindings } from '@printpartner/print-knowledge/binding';
import { envelopes } from '@printpartner/print-knowledge/envelopes';

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
