import {
  binderyPractice,
  binderySizes,
  blockArithmetic,
  rangeNoteFor,
  saddleBulk,
} from '@printpartner/print-knowledge/binding';
import { countText, rounded, footnotesOf } from '@printpartner/print-knowledge/figures';
import { caliperText } from '@printpartner/print-knowledge/measure';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite, Cites } from '../../../ui/source-notes.tsx';
import { BindingRangeNote } from './binding-range-note.tsx';
import { CalculatorCard } from './calculator-card.tsx';
import { LengthResult } from './length-result.tsx';
import { SaddleBookFields, useSaddleBook } from './saddle-book-fields.tsx';

/** Thickness of a saddle-stitched book at the fold. */
export function SaddleBulkCalculator() {
  const choice = useSaddleBook('saddle-bulk', '48');
  const bulk = choice.book && saddleBulk(choice.book);
  const isThick = bulk?.ok === true && bulk.value > binderySizes.saddleBulk;
  const sources = [blockArithmetic, ...choice.caliperSources];
  const notes = footnotesOf([...sources, binderyPractice]);
  return (
    <CalculatorCard id="saddle-bulk" title="Saddle bulk" notes={notes}>
      <SaddleBookFields choice={choice} error={bulk && !bulk.ok ? bulk.reason : undefined} />
      {choice.book && bulk?.ok && (
        <>
          <LengthResult
            sides={[bulk.value]}
            decimals={3}
            of="at the fold"
            arithmetic={
              <>
                {`${countText(choice.book.pages)} ÷ 4 × 2 × ${caliperText(choice.book.textCaliper)}${choice.book.coverCaliper === undefined ? '' : ` + 2 × ${caliperText(choice.book.coverCaliper)}`} = ${rounded(bulk.value, 4)}`}
                <Cites notes={notes} from={sources} />
              </>
            }
          />
          {(isThick || rangeNoteFor('saddle-stitch', choice.totalPages) === undefined) && (
            <p className="type-body text-pretty">
              <TradeText>
                {isThick
                  ? 'Over 3/16 in: gapes and is hard to stitch. Ask the printer or choose another binding.'
                  : 'Stitches well up to 3/16 in.'}
              </TradeText>
              <Cite notes={notes} from={binderyPractice} />
            </p>
          )}
          <BindingRangeNote binding="saddle-stitch" pages={choice.totalPages} />
        </>
      )}
    </CalculatorCard>
  );
}
