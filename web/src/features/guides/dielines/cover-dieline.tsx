import { useMemo, useState } from 'react';
import { bookCover } from '@printpartner/dielines';
import { binderyPractice, blockArithmetic, perfectBoundSpine } from '@printpartner/print-knowledge/binding';
import { answer, footnotesOf, noAnswer, decimalText } from '@printpartner/print-knowledge/figures';
import { dielineLimits } from '@printpartner/print-search/answers';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { NumberField } from '../calculators/number-field.tsx';
import { useTypedMeasure } from '../calculators/use-typed-number.ts';
import { isCoverStock, isTextStock, StockPicker } from '../stock/stock-picker.tsx';
import { stockNamed, usualStock } from '../stock/kept-stock.ts';
import type { FilledFields } from './dieline-address.ts';
import { DielineView } from './dieline-view.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

interface CoverDielineProps {
  filled: FilledFields<'cover'>;
  onClose: () => void;
}

const notes = footnotesOf([blockArithmetic, binderyPractice]);
const limits = dielineLimits.cover;

/** The cover of a booklet or book, its spine from pages and papers. */
export function CoverDieline({ filled, onClose }: CoverDielineProps) {
  const [binding, setBinding] = useState<'saddle' | 'perfect'>(
    filled('binding') === 'saddle' ? 'saddle' : 'perfect',
  );
  const width = useTypedMeasure('length', '6', limits.width, filled('width'));
  const height = useTypedMeasure('length', '9', limits.height, filled('height'));
  const pages = useTypedMeasure('pages', '120', limits.pages, filled('pages'));
  const [text, setText] = useState(() => stockNamed(filled('text')) ?? usualStock('body'));
  const [cover, setCover] = useState(() => stockNamed(filled('cover')) ?? usualStock('cover'));
  const isPerfect = binding === 'perfect';
  const [trimWidth, trimHeight, count] = [width, height, pages].map(({ outcome }) =>
    outcome.ok ? outcome.value : undefined,
  );
  const spine = useMemo(() => {
    if (!isPerfect) return answer(0);
    if (count === undefined) return noAnswer('Enter the pages of the text.');
    const calculated = perfectBoundSpine({
      pages: count,
      textCaliper: text.caliperIn,
      coverCaliper: cover.caliperIn,
    });
    return calculated.ok ? answer(calculated.value.spine) : calculated;
  }, [isPerfect, count, text.caliperIn, cover.caliperIn]);
  const built = useMemo(() => {
    if (trimWidth === undefined || trimHeight === undefined) return noAnswer('Enter the size of a page.');
    if (!spine.ok) return spine;
    return bookCover({ trimWidth, trimHeight, spine: spine.value, caliper: cover.caliperIn });
  }, [trimWidth, trimHeight, spine, cover.caliperIn]);
  return (
    <DielineView
      built={built}
      startsWith="outside"
      onClose={onClose}
      fields={
        <>
          <Field label="Binding">
            <Select
              value={binding}
              onChange={({ target }) => setBinding(target.value === 'saddle' ? 'saddle' : 'perfect')}
            >
              <option value="saddle">Saddle stitch</option>
              <option value="perfect">Perfect bound</option>
            </Select>
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <NumberField label="Page width" value={width} />
            <NumberField label="Page height" value={height} />
          </div>
          {isPerfect && (
            <>
              <NumberField
                label="Text pages"
                value={pages}
                error={spine.ok ? undefined : spine.reason}
                hint={spine.ok && <TradeText>{`Spine ${decimalText(spine.value, 4)} in`}</TradeText>}
              />
              <StockPicker label="Text stock" value={text} onChange={setText} filter={isTextStock} />
            </>
          )}
          <StockPicker label="Cover stock" value={cover} onChange={setCover} filter={isCoverStock} />
        </>
      }
    >
      <SourceNotes notes={notes} />
    </DielineView>
  );
}
