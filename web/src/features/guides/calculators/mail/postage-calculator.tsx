import {
  noAnswer,
  countText,
  dollarText,
  priceText,
  dateText,
  footnotesOf,
  type Outcome,
} from '@printpartner/print-knowledge/figures';
import {
  currentPrices,
  mailClassOf,
  mailClasses,
  mayBeOutdated,
  nonmachinableSource,
  postageForPiece,
  priceChangeRule,
  type Postage,
} from '@printpartner/print-knowledge/mail';
import { useToday } from '../../../../platform/time/use-now.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { VerdictNote } from '../../../../ui/verdict.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { NumberField } from '../number-field.tsx';
import { useFields } from '../use-fields.ts';
import { PieceTypeField } from './piece-fields.tsx';
import { useMailPiece, type MailPieceFields } from './use-mail-piece.ts';

const notes = footnotesOf([currentPrices.from, nonmachinableSource, priceChangeRule.from]);
const groups = mailClasses.rows.map((mailClass) => ({
  mailClass,
  lines: currentPrices.prices.filter((line) => line.mailClass === mailClass.id),
}));

/** Postage of a mailing from the dated price list. */
export function PostageCalculator() {
  const field = useFields('postage');
  const fields = useMailPiece(field);
  const chosen = field('price');
  const price =
    currentPrices.prices.find(({ id }) => id === chosen.text)?.id ?? 'marketing-letter-mixed-origin';
  const today = useToday();
  const line = currentPrices.prices.find(({ id }) => id === price);
  const { weight, pieces } = fields;
  const count = pieces.outcome.ok ? pieces.outcome.value : 0;
  const postage = weight.outcome.ok && pieces.outcome.ok ? calculatePostage(fields, price) : undefined;
  return (
    <CalculatorCard id="postage" title="Postage" notes={notes}>
      <Field label="Price" hint={line && mailClassOf(line.mailClass).name}>
        <Select value={price} onChange={({ target }) => chosen.keep(target.value)}>
          {groups.map(({ mailClass, lines }) => (
            <optgroup key={mailClass.id} label={mailClass.name}>
              {lines.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <PieceTypeField fields={fields} />
      <div className="grid grid-cols-3 gap-3">
        <NumberField label="Height" value={fields.height} />
        <NumberField label="Length" value={fields.length} />
        <NumberField label="Thickness" value={fields.thickness} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Weight" unit="oz" value={weight} />
        <NumberField label="Pieces" value={pieces} />
      </div>
      <CalculatorResult
        figure={postage?.ok ? dollarText(postage.value.totalCents) : undefined}
        arithmetic={postage?.ok && <Arithmetic pieces={count} postage={postage.value} />}
        reason={postage && !postage.ok ? postage.reason : undefined}
      />
      {mayBeOutdated(currentPrices, today) && (
        <VerdictNote verdict="warning">These prices may be out of date.</VerdictNote>
      )}
      <p className="type-data">
        Prices effective {dateText(currentPrices.effective)}
        <Cite notes={notes} from={currentPrices.from} />. Verify with your mail house. {priceChangeRule.text}
        <Cite notes={notes} from={priceChangeRule.from} />
      </p>
    </CalculatorCard>
  );
}

/** The price depends on the shape, and so on size and type of the piece. */
function calculatePostage({ piece, pieces }: MailPieceFields, price: string): Outcome<Postage> {
  if (!pieces.outcome.ok) return pieces.outcome;
  if (!piece.ok) {
    return noAnswer('Enter the size of the piece: its shape decides the price.');
  }
  return postageForPiece(piece.value, { price, pieces: pieces.outcome.value }, currentPrices);
}

function Arithmetic({ pieces, postage }: { pieces: number; postage: Postage }) {
  const { millsEach, surchargeMills } = postage;
  return (
    <>
      {countText(pieces)} × {priceText(millsEach)}
      <Cite notes={notes} from={currentPrices.from} />
      {surchargeMills > 0 && (
        <>
          , including {priceText(surchargeMills)} nonmachinable surcharge
          <Cite notes={notes} from={nonmachinableSource} />
        </>
      )}
    </>
  );
}
