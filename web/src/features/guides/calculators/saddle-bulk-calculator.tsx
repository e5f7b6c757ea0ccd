import {
  binderyPractice,
  binderySizes,
  blockArithmetic,
  saddleBulk,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { CalculatorCard } from './calculator-card.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { SaddleBookFields, useSaddleBook } from './saddle-book-fields.tsx';

/** How thick a saddle-stitched book is at its fold. */
export function SaddleBulkCalculator() {
  const choice = useSaddleBook('48');
  const bulk = choice.book && saddleBulk(choice.book);
  const sources = [blockArithmetic, provenanceOf(stocks, choice.stockId, 'caliperIn'), binderyPractice];
  return (
    <CalculatorCard title="Saddle bulk" notes={footnotesOf(sources.filter((from) => from !== undefined))}>
      <SaddleBookFields choice={choice} error={bulk && !bulk.ok ? bulk.reason : undefined} />
      {choice.book && bulk?.ok && (
        <>
          <CalculatorResult
            figure={bulk.value.toFixed(3)}
            unit="in at the fold"
            arithmetic={`${choice.book.pages} ÷ 4 × 2 × ${choice.book.textCaliper.toFixed(4)}${choice.book.coverCaliper === undefined ? '' : ` + 2 × ${choice.book.coverCaliper.toFixed(4)}`} = ${bulk.value.toFixed(4)}`}
          />
          <p className="type-body text-pretty">
            <TradeText>
              {bulk.value > binderySizes.saddleBulk
                ? 'Over 3/16 in it gapes and is hard to stitch: ask the printer, or bind it another way.'
                : 'Up to 3/16 in it stitches well.'}
            </TradeText>
          </p>
        </>
      )}
    </CalculatorCard>
  );
}
