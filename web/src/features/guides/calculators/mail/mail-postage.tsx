import { useState } from 'react';
import {
  classifyPiece,
  currentPrices,
  isOpenBySize,
  mailClassOf,
  mailClasses,
  mayHaveChanged,
  postageFor,
  priceKindOf,
  type Classification,
  type MailPrice,
} from '@printpartner/print-knowledge/mail';
import { useToday } from '../../../../calendar/use-today.ts';
import { Field } from '../../../../components/ui/field.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { VerdictNote } from '../../../../components/ui/verdict.tsx';
import { dateText, footnotesOf } from '../../shell/footnotes.ts';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { useMailPiece } from './kept-piece.ts';
import { dollarText, priceText } from './money-text.ts';

const notes = footnotesOf([currentPrices.from]);
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
  const found = fields.piece.ok ? classifyPiece(fields.piece.value) : fields.piece;
  const isNonmachinable = found.ok && found.value.machinability === 'nonmachinable';
  const { weight, pieces } = fields;
  const areTyped = weight.outcome.ok && pieces.outcome.ok;
  const postage =
    weight.outcome.ok && pieces.outcome.ok
      ? postageFor(
          { price, weight: weight.outcome.value, pieces: pieces.outcome.value, isNonmachinable },
          currentPrices,
        )
      : undefined;
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
        arithmetic={
          postage?.ok &&
          `${pieces.text} × ${priceText(postage.value.millsEach)}${postage.value.surchargeMills > 0 ? `, ${priceText(postage.value.surchargeMills)} of it as machines cannot sort the piece` : ''}`
        }
        reason={areTyped && postage && !postage.ok ? postage.reason : undefined}
      />
      {line && found.ok && <SizeWarning line={line} found={found.value} />}
      {mayHaveChanged(currentPrices, today) && (
        <VerdictNote verdict="warning">
          Postage changes in January and July: these prices may be old.
        </VerdictNote>
      )}
      <p className="type-data">
        Prices in force since {dateText(currentPrices.effective)}. Verify with your mail house.
      </p>
    </CalculatorCard>
  );
}

/** The piece of the other calculators may not pay this price. */
function SizeWarning({ line, found }: { line: MailPrice; found: Classification }) {
  const door = found.doors.find((one) => one.price === priceKindOf(line));
  if (!door || isOpenBySize(door)) return null;
  return (
    <VerdictNote verdict="warning">
      “Shape and class” says that this price is not open to your piece.
    </VerdictNote>
  );
}
