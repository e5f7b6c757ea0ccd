import { useMemo, useState } from 'react';
import { foldDummy } from '@printpartner/dielines';
import { footnotesOf, noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import {
  foldAllowanceFor,
  foldingPractice,
  foldOf,
  folds,
  panelArithmetic,
  type FoldId,
  usesAllowance,
} from '@printpartner/print-knowledge/folding';
import { readMeasure, fractionText } from '@printpartner/print-knowledge/measure';
import { dielineLimits } from '@printpartner/print-search/answers';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { NumberField } from '../calculators/number-field.tsx';
import { rowFilled } from '../calculators/use-fields.ts';
import type { TypedText } from '../calculators/kept-fields.ts';
import { typedNumber, useTypedMeasure } from '../calculators/use-typed-number.ts';
import { StockPicker } from '../stock/stock-picker.tsx';
import { stockNamed, usualStock } from '../stock/kept-stock.ts';
import type { FilledFields } from './dieline-address.ts';
import { DielineView } from './dieline-view.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

interface FoldDielineProps {
  filled: FilledFields<'fold'>;
  onClose: () => void;
}

const notes = footnotesOf([foldingPractice, panelArithmetic]);
const limits = dielineLimits.fold;

/** A folded piece to size, with the panel allowances of its stock. */
export function FoldDieline({ filled, onClose }: FoldDielineProps) {
  const [id, setId] = useState<FoldId>(() => rowFilled(folds.rows, filled('fold'), foldOf('tri')).id);
  const width = useTypedMeasure('length', '11', limits.width, filled('width'));
  const height = useTypedMeasure('length', '8-1/2', limits.height, filled('height'));
  const [stock, setStock] = useState(() => stockNamed(filled('stock')) ?? usualStock('body'));
  const usual = foldAllowanceFor(stock.gsm);
  const usualText = usual.ok ? fractionText(usual.value.allowanceIn) : '';
  /** Undefined while it follows the stock. */
  const [typedAllowance, setTypedAllowance] = useState<TypedText | undefined>(() => {
    const text = filled('allowance');
    const isFilled = text !== undefined && readMeasure('length', text, limits.allowance).ok;
    return isFilled ? { text, lengthUnit: 'in' } : undefined;
  });
  const allowanceField = typedNumber(
    'length',
    typedAllowance ?? { text: usualText, lengthUnit: 'in' },
    (typed) => setTypedAllowance(typed.text.trim() === '' ? undefined : typed),
    { limits: limits.allowance, lengthUnit: useLengthUnit() },
  );
  const { outcome: allowance } = allowanceField;
  const [flatWidth, flatHeight] = [valueOf(width.outcome), valueOf(height.outcome)];
  const allowanceIn = usesAllowance(id) ? valueOf(allowance) : 0;
  const { caliperIn: caliper } = stock;
  const built = useMemo(() => {
    if (flatWidth === undefined || flatHeight === undefined || allowanceIn === undefined)
      return noAnswer('Enter the flat size and the allowance.');
    return foldDummy({ fold: id, flatWidth, flatHeight, allowance: allowanceIn, caliper });
  }, [id, flatWidth, flatHeight, allowanceIn, caliper]);
  return (
    <DielineView
      built={built}
      startsWith="outside"
      onClose={onClose}
      fields={
        <>
          <Field label="Fold">
            <Select
              value={id}
              onChange={({ target }) => setId(rowFilled(folds.rows, target.value, foldOf('tri')).id)}
            >
              {folds.rows.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))}
            </Select>
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <NumberField label="Flat width" value={width} />
            <NumberField label="Flat height" value={height} />
          </div>
          <StockPicker
            label="Stock"
            value={stock}
            onChange={(next) => {
              setStock(next);
              setTypedAllowance(undefined);
            }}
          />
          {usesAllowance(id) && (
            <NumberField
              label={id === 'gate' ? 'Gap between the doors' : 'Allowance'}
              hint={<TradeText>{`${usualText} in for ${stock.name}`}</TradeText>}
              value={allowanceField}
            />
          )}
        </>
      }
    >
      <SourceNotes notes={notes} />
    </DielineView>
  );
}

const valueOf = (outcome: Outcome<number>) => (outcome.ok ? outcome.value : undefined);
