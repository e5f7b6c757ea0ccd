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
import { Field } from '../../../../components/ui/field.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { FactList } from '../../shell/fact-card.tsx';
import { footnotesOf } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { CalculatorCard } from '../calculator-card.tsx';
import { CalculatorResult } from '../calculator-result.tsx';
import { NumberField } from '../number-field.tsx';
import { useTypedNumber } from '../use-typed-number.ts';

const count = (figure: number): string => figure.toLocaleString('en-US', { maximumFractionDigits: 3 });

/** What a product costs to print, from a low to a high price. */
export function PriceRangeCalculator() {
  const [model, setModel] = useState<PriceModel | undefined>(priceModels.rows[0]);
  const quantity = useTypedNumber('5,000', { min: 1, isWhole: true });
  const pieces = quantity.outcome.ok ? quantity.outcome.value : undefined;
  const outcome = model && pieces !== undefined ? estimate(model.id, pieces) : undefined;
  const price = outcome?.ok ? outcome.value : undefined;
  const addOnFrom = provenanceOf(addOns, 'rush', 'price');
  const notes = footnotesOf([...(price ? [price.from] : []), ...(addOnFrom ? [addOnFrom] : [])]);
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
        unit={price && <Cite notes={notes} from={price.from} />}
        arithmetic={price && pieces !== undefined ? <Sum price={price} pieces={pieces} /> : undefined}
        reason={outcome && !outcome.ok ? outcome.reason : undefined}
      />
      {price && (
        <>
          <p className="type-data text-pretty">
            A planning range, not a price: print only, in US dollars, before tax, shipping and postage
            {price.isDigital ? ', printed digitally' : ''}. Ask two or three printers with your spec sheet.
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
          <details className="border-t border-rule pt-2">
            <summary className="touch-target type-data font-semibold">Finishing and service add</summary>
            <FactList
              className="mt-2"
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
          </details>
          <details className="border-t border-rule pt-2">
            <summary className="touch-target type-data font-semibold">What makes it cheaper</summary>
            <Points points={savings} />
          </details>
        </>
      )}
    </CalculatorCard>
  );
}

function Sum({ price, pieces }: { price: Estimate; pieces: number }) {
  const { setupUsd, perPieceUsd, middleUsd, pieceUsd } = price;
  return (
    <>
      ${count(setupUsd)} + ${count(perPieceUsd)} × {count(pieces)} = ${count(Math.round(middleUsd))}, about $
      {pieceUsd < 0.1 ? pieceUsd.toFixed(3) : pieceUsd.toFixed(2)} a piece
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
