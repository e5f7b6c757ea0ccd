import {
  coatings,
  coatingSections,
  type Coating,
  type DryTime,
} from '@printpartner/print-knowledge/coatings';
import { provenanceOf, footnotesOf } from '@printpartner/print-knowledge/figures';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const LAST_MINUTE = 45;
const ticks = [0, 15, 30, 45];

const share = (minutes: number) => `${(minutes / LAST_MINUTE) * 100}%`;

/** Dry times of all coatings at one scale. */
export function DryTimeScale() {
  const sources = coatings.rows.flatMap(({ id }) => provenanceOf(coatings, id, 'dryTime') ?? []);
  const notes = footnotesOf(sources);
  return (
    <section
      aria-labelledby="dry-times"
      className="min-w-0 rounded-sheet border border-rule bg-sheet px-4.5 pt-4 pb-4.5"
    >
      <h2 id="dry-times" className="type-heading mb-2">
        Dry to the touch
      </h2>
      {coatingSections.map(({ id, title, category }) => (
        <div key={id} className="mt-3">
          <h3 className="type-label mb-1 text-ink-2">{title}</h3>
          <ul className="grid gap-2">
            {coatings.rows
              .filter((row) => row.category === category)
              .map((coating) => (
                <li key={coating.id} className="type-data">
                  <span className="flex justify-between gap-3">
                    <span className="min-w-0 truncate">{coating.name}</span>
                    <span className="shrink-0">
                      {dryTimeText(coating.dryTime)}
                      <Cite notes={notes} from={provenanceOf(coatings, coating.id, 'dryTime')} />
                    </span>
                  </span>
                  <Bar time={coating.dryTime} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div aria-hidden className="type-note relative mt-2 h-5 text-ink-3">
        {ticks.map((minutes) => (
          <span
            key={minutes}
            className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
            style={{ left: share(minutes) }}
          >
            {minutes === LAST_MINUTE ? `${minutes} min` : minutes}
          </span>
        ))}
      </div>
      <SourceNotes notes={notes} className="mt-2" />
    </section>
  );
}

function Bar({ time }: { time: Coating['dryTime'] }) {
  return (
    <span aria-hidden className="relative mt-1 block h-1.5 border-b border-rule">
      {time === 'instant' && <span className="absolute inset-y-0 left-0 w-0.75 bg-ink" />}
      {typeof time === 'object' && (
        <span
          className="absolute inset-y-0 bg-ink-2"
          style={{ left: share(time.from), width: share(time.to - time.from) }}
        />
      )}
    </span>
  );
}

/** `10–25 min`, `Instant` or `None: bonded`. */
export function dryTimeText(time: DryTime): string {
  if (time === 'instant') return 'Instant';
  return time === 'none' ? 'None: bonded' : `${time.from}–${time.to} min`;
}
