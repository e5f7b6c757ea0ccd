import type { ReactNode } from 'react';
import { addOns, estimate, priceModels, savings, type Estimate } from '@printpartner/print-knowledge/pricing';
import {
  provenanceOf,
  countText,
  rounded,
  unitPrice,
  footnotesOf,
  type Footnotes,
  rateText,
} from '@printpartner/print-knowledge/figures';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from './calculator-card.tsx';
import { FoldOut } from './fold-out.tsx';
import { NumberField } from './number-field.tsx';
import { useFields } from './use-fields.ts';
import { useTypedMeasure } from './use-typed-number.ts';

/** `25.17`, `1,250`: cents matter only in small sums. */
const totalText = (usd: number): string => (usd < 100 ? rounded(usd, 2) : countText(Math.round(usd)));

/** Low and high price of printing a product. */
export function PriceRangeCalculator() {
  const field = useFields('price-range');
  const product = field('product');
  const model = priceModels.rows.find(({ id }) => id === product.text) ?? priceModels.rows[0];
  const quantity = useTypedMeasure('pieces', '5,000', fieldLimits['price-range'].quantity, field('quantity'));
  const pieces = quantity.outcome.ok ? quantity.outcome.value : undefined;
  const outcome = model && pieces !== undefined ? estimate(model.id, pieces) : undefined;
  const price = outcome?.ok ? outcome.value : undefined;
  const addOnFrom = provenanceOf(addOns, 'rush', 'price');
  const notes = footnotesOf([
    ...(price ? [price.from, price.rangeFrom] : []),
    ...(addOnFrom ? [addOnFrom] : []),
  ]);
  return (
    <CalculatorCard id="price-range" title="Price range" notes={notes}>
      <Field label="Product">
        <Select value={model?.id} onChange={({ target }) => product.keep(target.value)}>
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
        figure={price && `$${countText(price.lowUsd)}–${countText(price.highUsd)}`}
        unit={price && <Sources price={price} notes={notes} />}
        arithmetic={price && <Arithmetic price={price} />}
        reason={outcome && !outcome.ok ? outcome.reason : undefined}
      />
      {price && (
        <>
          <p className="type-data text-pretty">
            A planning range, not a quote: printing only, in US dollars, before tax, shipping and postage
            {price.isDigital ? ', printed digitally' : ''}. Send your spec sheet to two or three printers.
            {pieces !== undefined && pieces < price.pricedPieces && (
              <> {countText(price.pricedPieces)} pieces offset cost no more than fewer printed digitally.</>
            )}{' '}
            Local prices may vary ±{price.uncertaintyPercent}%
            <Cite notes={notes} from={addOnFrom} />.
          </p>
          <Points
            title={
              <>
                Price drivers
                <Cite notes={notes} from={addOnFrom} />
              </>
            }
            points={price.drivers}
          />
          <FoldOut title="Add-ons for finishing and service">
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
          <FoldOut title="Ways to save">
            <Points points={savings} />
          </FoldOut>
        </>
      )}
    </CalculatorCard>
  );
}

/** Sources of the price, and of the range if different. */
function Sources({ price, notes }: { price: Estimate; notes: Footnotes }) {
  return (
    <>
      <Cite notes={notes} from={price.from} />
      {price.rangeFrom !== price.from && <Cite notes={notes} from={price.rangeFrom} isNext />}
    </>
  );
}

function Arithmetic({ price }: { price: Estimate }) {
  const { setupUsd, perPieceUsd, pricedPieces, middleUsd, pieceUsd } = price;
  return (
    <>
      ${countText(setupUsd)} + ${rateText(perPieceUsd)} × {countText(pricedPieces)} = ${totalText(middleUsd)}
      {pieceUsd !== middleUsd && `, about $${unitPrice(pieceUsd)} each`}
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
