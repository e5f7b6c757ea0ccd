import { CONTENT_FIRST, costStack, mailSources, mailStrategies } from '@printpartner/print-knowledge/mail';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import { CardGrid, FactCard } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { StrategySketch } from './drawing/strategy-sketch.tsx';

const notes = footnotesOf([mailSources.practice, mailSources.selfMailers]);

/** Five mailing formats, and the cost of a mailing. */
export function StrategySection() {
  return (
    <>
      <p className="type-answer mb-4 text-pretty">{CONTENT_FIRST}</p>
      <CardGrid>
        {mailStrategies.map(({ id, name, goodFor, watchFor }) => (
          <FactCard key={id} title={name} drawing={<StrategySketch id={id} />}>
            <p>
              {goodFor}
              <Cite notes={notes} from={mailSources.practice} />
            </p>
            <p className="mt-1.5 text-ink">
              <TradeText>{watchFor}</TradeText>
              {id === 'self-mailer' && <Cite notes={notes} from={mailSources.selfMailers} />}
            </p>
          </FactCard>
        ))}
        <p
          data-unsearched
          className="type-data rounded-sheet border border-dashed border-edge p-4 text-ink-2"
        >
          All five at one scale. Ticks are inches; the heavy dash-dot line is the final fold.
        </p>
      </CardGrid>
      <Subsection title="What a mailing costs" className="mt-7 first:mt-1">
        <ol className="type-data flex flex-wrap gap-y-2">
          {costStack.map((part, place) => (
            <li key={part} className="flex items-center">
              {place > 0 && (
                <span aria-hidden className="px-2.5 text-ink-3">
                  +
                </span>
              )}
              <span className={place === costStack.length - 1 ? 'font-semibold' : ''}>{part}</span>
            </li>
          ))}
        </ol>
        <p className="type-data mt-1.5 text-ink-2">
          Postage is usually the largest part.
          <Cite notes={notes} from={mailSources.practice} />
        </p>
      </Subsection>
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}
