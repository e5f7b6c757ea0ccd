import {
  binderyPractice,
  binderySizes,
  blockArithmetic,
  saddleBulk,
} from '@printpartner/print-knowledge/binding';
import { TradeText } from '../../../ui/trade-text.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, Cites } from '../shell/source-notes.tsx';
import { BindingRangeNote } from './binding-range-note.tsx';
import { CalculatorCard } from './calculator-card.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { rounded } from './rounded.ts';
import { SaddleBookFields, useSaddleBook } from './saddle-book-fields.tsx';

/** How thick a saddle-stitched book is at its fold. */
export function SaddleBulkCalculator() {
  const choice = useSaddleBook('48');
  const bulk = choice.book && saddleBulk(choice.book);
  const sources = [blockArithmetic, ...choice.calipersFrom];
  const notes = footnotesOf([...sources, binderyPractice]);
  return (
    <CalculatorCard title="Saddle bulk" notes={notes}>
      <SaddleBookFields choice={choice} error={bulk && !bulk.ok ? bulk.reason : undefined} />
      {choice.book && bulk?.ok && (
        <>
          <CalculatorResult
            figure={rounded(bulk.value, 3)}
            unit="in at the fold"
            arithmetic={
              <>
                {`${choice.book.pages} ÷ 4 × 2 × ${choice.book.textCaliper.toFixed(4)}${choice.book.coverCaliper === undefined ? '' : ` + 2 × ${choice.book.coverCaliper.toFixed(4)}`} = ${rounded(bulk.value, 4)}`}
                <Cites notes={notes} from={sources} />
              </>
            }
          />
          <p className="type-body text-pretty">
            <TradeText>
              {bulk.value > binderySizes.saddleBulk
                ? 'Over 3/16 in it gapes and is hard to stitch: ask the printer, or bind it another way.'
                : 'Up to 3/16 in it stitches well.'}
            </TradeText>
            <Cite notes={notes} from={binderyPractice} />
          </p>
          <BindingRangeNote binding="saddle-stitch" pages={choice.pagesInAll} />
        </>
      )}
    </CalculatorCard>
  );
}
