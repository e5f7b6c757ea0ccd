import { footnotesOf, type Provenance } from '@printpartner/print-knowledge/figures';
import {
  finishArithmetic,
  turnarounds,
  turnaroundsOf,
  withFinish,
  type Days,
  type Turnaround,
} from '@printpartner/print-knowledge/production';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const turnaroundFrom = turnarounds.columns.days?.from;

interface Line {
  id: string;
  name: string;
  days: Days;
  from: Provenance | undefined;
  note?: string;
  /** Shown before the days: `add`. */
  verb?: string;
  isOutlined?: boolean;
}

/** Turnaround in business days, at one scale. */
export function TurnaroundChart({ product }: { product: Turnaround['product'] }) {
  const lines = linesOf(product);
  const notes = footnotesOf(lines.map(({ from }) => from));
  const last = Math.max(...lines.map(({ days }) => days.to));
  const at = (day: number) => `${(day / last) * 100}%`;
  return (
    <div>
      <ul aria-label="Business days by printing method" className="grid gap-3">
        {lines.map(({ id, name, days, from, note, verb, isOutlined }) => (
          <li key={id} data-entry className="type-data">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span data-entry-name>
                {name}
                {note !== undefined && <span className="text-ink-3">, {note}</span>}
              </span>
              <span className="font-semibold tabular-nums">
                {verb} {days.from}–{days.to} business days
                <Cite notes={notes} from={from} />
              </span>
            </p>
            <div aria-hidden className="relative mt-1 h-3 border-b border-rule">
              <span
                className="absolute inset-y-0 left-0 border-t border-ink"
                style={{ width: at(days.from), top: 6 }}
              />
              <span
                className={`absolute inset-y-0 ${isOutlined ? 'border border-ink bg-sheet' : 'bg-ink'}`}
                style={{ left: at(days.from), width: at(days.to - days.from) }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="type-note relative mt-1 h-5 text-ink-3 tabular-nums">
        {Array.from({ length: last + 1 }, (_, day) => day)
          .filter((day) => day % 5 === 0 || day === last)
          .map((day) => (
            <span
              key={day}
              className={`absolute ${day === 0 ? '' : day === last ? '-translate-x-full' : '-translate-x-1/2'}`}
              style={{ left: at(day) }}
            >
              {day}
            </span>
          ))}
      </div>
      <SourceNotes notes={notes} className="mt-1" />
    </div>
  );
}

/** Printing methods, the days a special finish adds, and each method with that finish. */
function linesOf(product: Turnaround['product']): Line[] {
  const rows = turnaroundsOf(product);
  const methods = rows.filter(({ isExtra }) => !isExtra);
  const finish = rows.find(({ isExtra }) => isExtra);
  return [
    ...methods.map(({ id, name, days, costsExtra }) => ({
      id,
      name,
      days,
      from: turnaroundFrom,
      ...(costsExtra && { note: 'extra cost' }),
    })),
    ...(finish
      ? [
          {
            id: finish.id,
            name: finish.name,
            verb: 'add',
            days: finish.days,
            from: turnaroundFrom,
            isOutlined: true,
          },
          ...methods
            .filter(({ costsExtra }) => !costsExtra)
            .map(({ id, name, days }) => ({
              id: `${id}-finished`,
              name: `${name} with a special finish`,
              days: withFinish(days, finish.days),
              from: finishArithmetic,
            })),
        ]
      : []),
  ];
}
