import { DAYS_COUNT_FROM, productionSteps } from '@printpartner/print-knowledge/booklets';
import { tradePractice, footnotesOf } from '@printpartner/print-knowledge/figures';
import { BuiltFraction } from '../../../ui/inches.tsx';
import { TurnaroundChart } from '../production/turnaround-chart.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

const stepFrom = productionSteps.columns.days?.from;
const notes = footnotesOf([stepFrom]);

export function ProductionTimeline() {
  const start = productionSteps.rows.findIndex(({ id }) => id === DAYS_COUNT_FROM);
  return (
    <>
      <Subsection title="Turnaround">
        <TurnaroundChart product="booklet" />
      </Subsection>
      <TradeNote from={tradePractice} className="mt-4">
        Printers count from proof approval, not from the day you send files.
      </TradeNote>
      <Subsection title="Production steps" notes={notes} className="mt-6">
        <ol className="grid gap-x-5 md:grid-cols-4 md:gap-y-5">
          {productionSteps.rows.map(({ id, name, description, days }, place) => (
            <li
              key={id}
              className={`border-l-2 pb-4 pl-3.5 md:border-t-2 md:border-l-0 md:pt-2 md:pb-0 md:pl-0 ${place > start ? 'border-solid border-ink' : 'border-dashed border-edge'}`}
            >
              <p className="type-data font-semibold">
                {place + 1}. {name}
              </p>
              <p className="type-note mt-0.5 text-pretty text-ink-2">
                {description}
                {days && (
                  <>
                    {' '}
                    <BuiltFraction numerator={1} denominator={1 / days.from} />–{days.to} day
                    <Cite notes={notes} from={stepFrom} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
        <p className="type-note mt-3 text-ink-3">
          Dashed: before turnaround starts. Solid: counted in the turnaround.
        </p>
      </Subsection>
    </>
  );
}
