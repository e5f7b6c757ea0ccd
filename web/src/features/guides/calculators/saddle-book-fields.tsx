import { useState } from 'react';
import type { SaddleBook } from '@printpartner/print-knowledge/binding';
import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useStock } from '../stock/kept-stock.ts';
import { StockPicker } from '../stock/stock-picker.tsx';
import { NumberField } from './number-field.tsx';
import { useTypedNumber, type TypedNumber } from './use-typed-number.ts';

export interface SaddleChoice {
  pages: TypedNumber;
  isSeparate: boolean;
  setSeparate: (isSeparate: boolean) => void;
  /** undefined while the page count cannot be read. */
  book?: SaddleBook;
  /** With a separate cover's four; NaN while the page count cannot be read. */
  pagesInAll: number;
  /** Of the stocks that count. */
  calipersFrom: readonly Provenance[];
}

/** State of the fields of a saddle-stitched book. @param first its pages at first */
export function useSaddleBook(first: string): SaddleChoice {
  const pages = useTypedNumber(first, { min: 4, max: 1000, isWhole: true });
  const [isSeparate, setSeparate] = useState(false);
  const [body] = useStock('body');
  const [cover] = useStock('cover');
  const calipersFrom = (isSeparate ? [body, cover] : [body])
    .map(({ id }) => provenanceOf(stocks, id, 'caliperIn'))
    .filter((from) => from !== undefined);
  const choice = { pages, isSeparate, setSeparate, pagesInAll: Number.NaN, calipersFrom };
  if (!pages.outcome.ok) return choice;
  const pagesInAll = pages.outcome.value + (isSeparate ? 4 : 0);
  const book = { pages: pages.outcome.value, textCaliper: body.caliperIn };
  return { ...choice, pagesInAll, book: isSeparate ? { ...book, coverCaliper: cover.caliperIn } : book };
}

/** Pages, text stock, and the cover if it is a sheet of its own. */
export function SaddleBookFields({ choice, error }: { choice: SaddleChoice; error?: string | undefined }) {
  const [body, setBody] = useStock('body');
  const [cover, setCover] = useStock('cover');
  return (
    <>
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-3">
        <NumberField label={choice.isSeparate ? 'Text pages' : 'Pages'} value={choice.pages} error={error} />
        <Field label="Cover">
          <Select
            value={choice.isSeparate ? 'separate' : 'self'}
            onChange={({ target }) => choice.setSeparate(target.value === 'separate')}
          >
            <option value="self">Self cover</option>
            <option value="separate">Separate cover</option>
          </Select>
        </Field>
      </div>
      <StockPicker
        label="Text stock"
        value={body}
        onChange={setBody}
        filter={({ kind }) => kind === 'text'}
      />
      {choice.isSeparate && (
        <StockPicker
          label="Cover stock"
          value={cover}
          onChange={setCover}
          filter={({ kind }) => kind !== 'text'}
        />
      )}
    </>
  );
}
