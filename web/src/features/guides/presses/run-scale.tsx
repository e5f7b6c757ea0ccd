import { provenanceOf, footnotesOf, countText } from '@printpartner/print-knowledge/figures';
import {
  presses,
  pressOf,
  runAdvice,
  runThresholds,
  type PressId,
} from '@printpartner/print-knowledge/press';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { spanText } from './press-figures.tsx';

const order: readonly PressId[] = ['digital', 'sheetfed', 'web'];
const MAX_RUN = 200_000;
const marks = [1, 100, runThresholds.sheetfedFrom, runThresholds.webFrom] as const;

/** Position on a logarithmic scale, in percent: 0 for one piece, 100 for the longest run drawn. */
const placeOf = (pieces: number): number => (Math.log10(pieces) / Math.log10(MAX_RUN)) * 100;

/** Optimal runs of the three presses on one scale, with the recommended thresholds. */
export function RunScale() {
  const rows = presses.rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const notes = footnotesOf([...rows.map(({ id }) => provenanceOf(presses, id, 'run')), runAdvice.from]);
  return (
    <section
      aria-labelledby="run-scale"
      className="rounded-sheet border border-rule bg-sheet px-4.5 pt-4 pb-4.5"
    >
      <h2 id="run-scale" className="type-heading">
        Optimal runs
      </h2>
      <ul className="mt-3 grid gap-3">
        {rows.map(({ id, name, run }) => (
          <li key={id}>
            <p className="type-data flex justify-between gap-3">
              <span>{name}</span>
              <span className="font-semibold">
                {spanText(run)}
                <Cite notes={notes} from={provenanceOf(presses, id, 'run')} />
              </span>
            </p>
            <div aria-hidden className="relative mt-1.5 h-1.5 bg-sunk outline outline-rule">
              <span
                style={{
                  insetInlineStart: `${placeOf(run.from)}%`,
                  insetInlineEnd: `${100 - placeOf(run.to ?? MAX_RUN)}%`,
                }}
                className="absolute inset-y-0 bg-ink"
              />
              {[runThresholds.sheetfedFrom, runThresholds.webFrom].map((mark) => (
                <span
                  key={mark}
                  style={{ insetInlineStart: `${placeOf(mark)}%` }}
                  className="absolute -inset-y-1 w-px bg-cyan"
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p aria-hidden className="type-note relative mt-1.5 h-4.5 text-ink-3 tabular-nums">
        {marks.map((mark) => (
          <span
            key={mark}
            style={{ insetInlineStart: `${placeOf(mark)}%` }}
            className={`absolute ${mark === 1 ? '' : '-translate-x-1/2'}`}
          >
            {countText(mark)}
          </span>
        ))}
      </p>
      <p className="type-data mt-2.5 text-pretty">
        In pieces:{' '}
        {runAdvice.rows.map(({ press, run }) => `${pressOf(press).name.toLowerCase()} ${run}`).join(', ')}.
        <Cite notes={notes} from={runAdvice.from} />
      </p>
      <SourceNotes notes={notes} className="mt-2" />
    </section>
  );
}
