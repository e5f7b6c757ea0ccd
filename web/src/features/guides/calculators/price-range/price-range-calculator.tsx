import { useState, type ReactNode } from 'react';
import {
  addOns,
  estimate,
  priceModels,
  savings,
  type Estimate,
  type PriceModel,
} from '@printpartner/print-knowledge/pricing';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { FactList } from '../../shell/fact-card.tsx';
import { footnotesOf, type Footnotes } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { FoldOut } from '../fold-out.tsx';
import { NumberField } from '../number-field.tsx';
import { unitPrice } from '../rounded.ts';
import { useTypedNumber } from '../use-typed-number.ts';

const count = (figure: number): string => figure.toLocaleString('en-US', { maximumFractionDigits: 3 });

/** `0.10`, `0.046`: dollars. */
const rate = (figure: number): string =>
  figure.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** What a product costs to print, from a low to a high price. */
export function PriceRangeCalculator() {
  const [model, setModel] = useState<PriceModel | undefined>(priceModels.rows[0]);
  const quantity = useTypedNumber('5,000', { min: 1, isWhole: true });
  const pieces = quantity.outcome.ok ? quantity.outcome.value : undefined;
  const outcome = model && pieces !== undefined ? estimate(model.id, pieces) : undefined;
  const price = outcome?.ok ? outcome.value : undefined;
  const addOnFrom = provenanceOf(addOns, 'rush', 'price');
  const notes = footnotesOf([
    ...(price ? [price.from, price.rangeFrom] : []),
    ...(addOnFrom ? [addOnFrom] : []),
  ]);
  return (
    <CalculatorCard title="Price range" notes={notes}>
      <Field label="Product">
        <Select
          value={model?.id}
          onChange={({ target }) => setModel(priceModels.rows.find(({ id }) => id === target.value))}
        >
          {priceModels.rows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p className="type-note -mt-1.5 text-ink-2">{model?.spec}</p>
      <NumberField label="Quantity" value={quantity} unit="pieces" />
      <CalculatorResult
        figure={price && `$${count(price.lowUsd)}–${count(price.highUsd)}`}
        unit={price && <Sources price={price} notes={notes} />}
        arithmetic={price && <Sum price={price} />}
        reason={outcome && !outcome.ok ? outcome.reason : undefined}
      />
      {price && (
        <>
          <p className="type-data text-pretty">
            A planning range, not a price: print only, in US dollars, before tax, shipping and postage
            {price.isDigital ? ', printed digitally' : ''}. Ask two or three printers with your spec sheet.
            {pieces !== undefined && pieces < price.pricedPieces && (
              <> {count(price.pricedPieces)} pieces offset cost no more than fewer would digitally.</>
            )}{' '}
            Where you are, prices may stand ±{price.uncertaintyPercent} % off
            <Cite notes={notes} from={addOnFrom} />.
          </p>
          <Points
            title={
              <>
                What moves it
                <Cite notes={notes} from={addOnFrom} />
              </>
            }
            points={price.drivers}
          />
          <FoldOut title="Finishing and service add">
            <FactList
              facts={addOns.rows.map(({ id, name, price: added }) => ({
                label: name,
                value: (
                  <>
                    {added}
                    <Cite notes={notes} from={provenanceOf(addOns, id, 'price')} />
                  </>
                ),
              }))}
            />
          </FoldOut>
          <FoldOut title="What makes it cheaper">
            <Points points={savings} />
          </FoldOut>
        </>
      )}
    </CalculatorCard>
  );
}

/** Of the line, and of the distance of its ends where that comes from elsewhere. */
function Sources({ price, notes }: { price: Estimate; notes: Footnotes }) {
  return (
    <>
      <Cite notes={notes} from={price.from} />
      {price.rangeFrom !== price.from && <Cite notes={notes} from={price.rangeFrom} isNext />}
    </>
  );
}

function Sum({ price }: { price: Estimate }) {
  const { setupUsd, perPieceUsd, pricedPieces, middleUsd, pieceUsd } = price;
  return (
    <>
      ${count(setupUsd)} + ${rate(perPieceUsd)} × {count(pricedPieces)} = ${count(Math.round(middleUsd))},
      about ${unitPrice(pieceUsd)} a piece
    </>
  );
}

function Points({ title, points }: { title?: ReactNode; points: readonly string[] }) {
  return (
    <div>
      {title !== undefined && <p className="type-label mb-1 font-semibold">{title}</p>}
      <ul className="type-data grid list-disc gap-1 pl-4.5 marker:text-ink-3">
        {points.map((point) => (
          <li key={point} className="text-pretty">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
