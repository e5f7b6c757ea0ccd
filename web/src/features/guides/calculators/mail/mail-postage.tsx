import { useState } from 'react';
import { noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import {
  currentPrices,
  mailClassOf,
  mailClasses,
  mayHaveChanged,
  nonmachinableSource,
  postageOf,
  type Postage,
} from '@printpartner/print-knowledge/mail';
import { useToday } from '../../../../platform/time/use-today.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { VerdictNote } from '../../../../ui/verdict.tsx';
import { dateText, footnotesOf } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { useMailPiece, type MailPieceFields } from './kept-piece.ts';
import { dollarText, priceText } from './money-text.ts';

const notes = footnotesOf([currentPrices.from, nonmachinableSource]);
const groups = mailClasses.rows.map((terms) => ({
  terms,
  lines: currentPrices.prices.filter(({ mailClass }) => mailClass === terms.id),
}));

/** Postage of a whole mailing by the dated price list, or why it is not known. */
export function MailPostageCalculator() {
  const fields = useMailPiece();
  const [price, setPrice] = useState('marketing-letter-mixed-origin');
  const today = useToday();
  const line = currentPrices.prices.find(({ id }) => id === price);
  const { weight, pieces } = fields;
  const areTyped = weight.outcome.ok && pieces.outcome.ok;
  const postage = areTyped ? reckon(fields, price) : undefined;
  return (
    <CalculatorCard title="Postage" notes={notes}>
      <Field label="Price" hint={line && mailClassOf(line.mailClass).name}>
        <Select value={price} onChange={({ target }) => setPrice(target.value)}>
          {groups.map(({ terms, lines }) => (
            <optgroup key={terms.id} label={terms.name}>
              {lines.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Weight" unit="oz" value={weight} />
        <NumberField label="Pieces" value={pieces} />
      </div>
      <CalculatorResult
        figure={postage?.ok ? dollarText(postage.value.totalCents) : undefined}
        arithmetic={postage?.ok && <Arithmetic pieces={pieces.text} postage={postage.value} />}
        reason={postage && !postage.ok ? postage.reason : undefined}
      />
      {mayHaveChanged(currentPrices, today) && (
        <VerdictNote verdict="warning">
          Postage changes in January and July: these prices may be old.
        </VerdictNote>
      )}
      <p className="type-data">
        Prices in force since {dateText(currentPrices.effective)}
        <Cite notes={notes} from={currentPrices.from} />. Verify with your mail house.
      </p>
    </CalculatorCard>
  );
}

/** Size and make come from “Shape and class”: without them nobody knows the shape, nor what the piece pays. */
function reckon({ piece, pieces }: MailPieceFields, price: string): Outcome<Postage> {
  if (!pieces.outcome.ok) return pieces.outcome;
  if (!piece.ok) {
    return noAnswer(
      'The shape of the piece is not known: “Shape and class” asks for its height, length and thickness.',
    );
  }
  return postageOf(piece.value, { price, pieces: pieces.outcome.value }, currentPrices);
}

function Arithmetic({ pieces, postage }: { pieces: string; postage: Postage }) {
  const { millsEach, surchargeMills } = postage;
  return (
    <>
      {pieces} × {priceText(millsEach)}
      <Cite notes={notes} from={currentPrices.from} />
      {surchargeMills > 0 && (
        <>
          , {priceText(surchargeMills)} of it as machines cannot sort the piece
          <Cite notes={notes} from={nonmachinableSource} />
        </>
      )}
    </>
  );
}
