import { useState } from 'react';
import {
  coatingWeights,
  currentPrices,
  jobWeight,
  nearestPriceBreak,
  mailSources,
  roundOuncesUp,
  pieceWeight,
  type CoatingWeightId,
} from '@printpartner/print-knowledge/mail';
import {
  countText,
  footnotesOf,
  poundText,
  type Outcome,
  type Footnotes,
  rounded,
  hundredthsText,
} from '@printpartner/print-knowledge/figures';
import { gsmSource, millTolerance, type Stock } from '@printpartner/print-knowledge/paper';
import { addressLength, fieldLimits } from '@printpartner/print-search/answers';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Size } from '../../../../ui/length.tsx';
import { Select } from '../../../../ui/select.tsx';
import { VerdictNote } from '../../../../ui/verdict.tsx';
import { FactList } from '../../shell/fact-card.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { StockPicker } from '../../stock/stock-picker.tsx';
import { CalculatorCard, CalculatorResult } from '../calculator-card.tsx';
import { NumberField } from '../number-field.tsx';
import { useFields } from '../use-fields.ts';
import { useTypedMeasure, type TypedNumber } from '../use-typed-number.ts';
import { useMailPiece } from './use-mail-piece.ts';
import { useMailStock } from './use-mail-stock.ts';

const limits = fieldLimits['mail-weight'];

/** Weight of a piece and of the whole job, from sheets, stock, coating and inserts. */
export function MailWeightCalculator() {
  const field = useFields('mail-weight');
  const fields = useMailPiece((name) => (name === 'pieces' ? field(name) : undefined));
  const [stock, setStock] = useMailStock(field('stock').filled);
  const count = useTypedMeasure('sheets', '1', limits.sheets, field('sheets'));
  const height = useTypedMeasure('length', '6', limits.height, field('height'));
  const width = useTypedMeasure('length', '9', limits.width, field('width'));
  const inserts = useTypedMeasure('ounces', '0', limits.inserts, field('inserts'));
  const chosenCoating = field('coating');
  const coating = coatingWeights.rows.find(({ id }) => id === chosenCoating.text)?.id ?? 'none';
  /** What the other calculators got last. */
  const [used, setUsed] = useState<string>();
  const ounces = weigh({ count, height, width, inserts, stock, coating });
  const priceBreak = ounces.ok
    ? nearestPriceBreak(ounces.value, millTolerance.share, currentPrices)
    : undefined;
  // What folds is mailed at another size than its flat sheets.
  const isCard = fields.pieceType === 'card';
  const passed = {
    weight: ounces.ok ? String(passedOunces(ounces.value, priceBreak)) : '',
    ...(isCard &&
      height.outcome.ok &&
      width.outcome.ok && {
        height: addressLength(height.outcome.value),
        length: addressLength(width.outcome.value),
      }),
  };
  const passedText = Object.values(passed).join(' × ');
  const gsmFrom = gsmSource(stock);
  const notes = footnotesOf([
    mailSources.arithmetic,
    gsmFrom,
    ...(coating === 'none' ? [] : [mailSources.coatingWeights]),
    millTolerance.from,
    ...(priceBreak === undefined ? [] : [currentPrices.from]),
  ]);
  const pieces = fields.pieces.outcome.ok ? fields.pieces.outcome.value : undefined;
  const pounds = ounces.ok && pieces !== undefined ? jobWeight(ounces.value, pieces) : undefined;
  return (
    <CalculatorCard id="mail-weight" title="Weight of a piece" notes={notes}>
      <StockPicker label="Stock" value={stock} onChange={setStock} />
      <div className="grid grid-cols-3 gap-3">
        <NumberField label="Flat sheets" value={count} />
        <NumberField label="Height" value={height} />
        <NumberField label="Width" value={width} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Coating">
          <Select value={coating} onChange={({ target }) => chosenCoating.keep(target.value)}>
            {coatingWeights.rows.map(({ id, name, adds }) => (
              <option key={id} value={id}>
                {adds > 0 ? `${name}, +${adds}%` : name}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField label="Cover and inserts" unit="oz" value={inserts} />
      </div>
      <NumberField label="Pieces" value={fields.pieces} />
      <CalculatorResult
        figure={ounces.ok ? rounded(ounces.value, 2) : undefined}
        unit="oz each"
        reason={areValid([count, height, width, inserts]) && !ounces.ok ? ounces.reason : undefined}
        arithmetic={
          ounces.ok && (
            <Arithmetic
              typed={{ count, height, width, inserts, stock, coating }}
              ounces={ounces.value}
              notes={notes}
            />
          )
        }
      />
      {ounces.ok && (
        <>
          {priceBreak !== undefined && (
            <VerdictNote verdict="warning">
              {roundOuncesUp(ounces.value)} oz is within mill tolerance (±{tolerance}) of the {priceBreak} oz
              price break
              <Cite notes={notes} from={currentPrices.from} />: weigh a finished piece.
            </VerdictNote>
          )}
          {pounds?.ok && pieces !== undefined && (
            <FactList
              facts={[
                {
                  label: `${countText(pieces)} pieces`,
                  value: (
                    <>
                      {poundText(pounds.value)} lb
                      <Cite notes={notes} from={mailSources.arithmetic} />
                    </>
                  ),
                },
              ]}
            />
          )}
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => {
              fields.change(passed);
              setUsed(passedText);
            }}
          >
            {isCard ? 'Use this weight and size' : 'Use this weight'}
          </Button>
          <p aria-live="polite" className="type-data text-pretty">
            {used === passedText && (
              <>
                Postage and the other mail calculators now use {passed.weight} oz
                {isCard && height.outcome.ok && width.outcome.ok ? (
                  <>
                    , <Size sides={[height.outcome.value, width.outcome.value]} />.
                  </>
                ) : (
                  '. Enter the finished size there.'
                )}
              </>
            )}
          </p>
        </>
      )}
    </CalculatorCard>
  );
}

/** As shown, but near a price break so exact that the piece stays on its side. */
const passedOunces = (ounces: number, priceBreak: number | undefined): number =>
  priceBreak === undefined && ounces >= 0.01 ? Number(rounded(ounces, 2)) : roundOuncesUp(ounces);

const tolerance = `${millTolerance.share * 100}%`;

interface Typed {
  count: TypedNumber;
  height: TypedNumber;
  width: TypedNumber;
  inserts: TypedNumber;
  stock: Stock;
  coating: CoatingWeightId;
}

function weigh({ count, height, width, inserts, stock, coating }: Typed): Outcome<number> {
  if (!count.outcome.ok) return count.outcome;
  if (!height.outcome.ok) return height.outcome;
  if (!width.outcome.ok) return width.outcome;
  if (!inserts.outcome.ok) return inserts.outcome;
  const sheet = { count: count.outcome.value, height: height.outcome.value, width: width.outcome.value };
  return pieceWeight([{ ...sheet, gsm: stock.gsm, coating }], inserts.outcome.value);
}

/** `1 × 54 in² ÷ 1,550 × 350 gsm × 1.06 ÷ 28.35 + 0.25 = 0.71`. */
function Arithmetic({ typed, ounces, notes }: { typed: Typed; ounces: number; notes: Footnotes }) {
  const { count, height, width, inserts, stock, coating } = typed;
  const adds = coatingWeights.rows.find(({ id }) => id === coating)?.adds ?? 0;
  const coatingText = adds > 0 ? ` × ${1 + adds / 100}` : '';
  const sheets = count.outcome.ok ? count.outcome.value : '';
  const inserted = inserts.outcome.ok && inserts.outcome.value > 0 ? ` + ${inserts.outcome.value}` : '';
  return (
    <>
      {`${sheets} × ${area(height, width)} in² ÷ 1,550 × ${stock.gsm} gsm`}
      <Cite notes={notes} from={gsmSource(stock)} />
      {coatingText}
      {coatingText !== '' && <Cite notes={notes} from={mailSources.coatingWeights} />}
      {` ÷ 28.35${inserted} = ${rounded(ounces, 2)}`}
      <Cite notes={notes} from={mailSources.arithmetic} />, mill tolerance ±{tolerance}
      <Cite notes={notes} from={millTolerance.from} />
    </>
  );
}

const areValid = (fields: readonly TypedNumber[]) => fields.every(({ outcome }) => outcome.ok);

const area = (height: TypedNumber, width: TypedNumber) =>
  height.outcome.ok && width.outcome.ok ? hundredthsText(height.outcome.value * width.outcome.value) : '';
