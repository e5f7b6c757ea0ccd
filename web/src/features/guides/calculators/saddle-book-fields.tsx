import type { SaddleBook } from '@printpartner/print-knowledge/binding';
import type { Provenance } from '@printpartner/print-knowledge/figures';
import { caliperSource, type Stock } from '@printpartner/print-knowledge/paper';
import { fieldLimits, SELF_COVER } from '@printpartner/print-search/answers';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { keptStock, stockNamed } from '../stock/kept-stock.ts';
import { isCoverStock, isTextStock, StockPicker } from '../stock/stock-picker.tsx';
import { NumberField } from './number-field.tsx';
import { useFields } from './use-fields.ts';
import { useTypedMeasure, type TypedNumber } from './use-typed-number.ts';

/** A cover of its own, of the stock last chosen for it. */
const SEPARATE = 'separate';

export interface SaddleChoice {
  pages: TypedNumber;
  isSeparate: boolean;
  setSeparate: (isSeparate: boolean) => void;
  body: Stock;
  setBody: (stock: Stock) => void;
  /** The stock of a separate cover. */
  cover: Stock;
  setCover: (stock: Stock) => void;
  /** Undefined while the page count is invalid. */
  book?: SaddleBook;
  /** Including a separate cover; NaN while the page count is invalid. */
  totalPages: number;
  /** Caliper sources of the stocks used. */
  caliperSources: readonly Provenance[];
}

/** State of `SaddleBookFields`. @param initialPages initial text of the Pages field */
export function useSaddleBook(calculator: 'creep' | 'saddle-bulk', initialPages: string): SaddleChoice {
  const field = useFields(calculator);
  const coverField = field('cover');
  const pages = useTypedMeasure('pages', initialPages, fieldLimits[calculator].pages, field('pages'));
  const isSeparate = coverField.text === SEPARATE || stockNamed(coverField.text) !== undefined;
  const [body, setBody] = keptStock(field('text'), 'body');
  const coverStock = field('cover-stock');
  // An address names the stock in place of the kind of cover.
  const [cover, setCover] = keptStock({ ...coverStock, text: coverStock.text ?? coverField.text }, 'cover');
  function setSeparate(isNow: boolean) {
    setCover(cover);
    coverField.keep(isNow ? SEPARATE : SELF_COVER);
  }
  const caliperSources = [...new Set((isSeparate ? [body, cover] : [body]).map(caliperSource))];
  const stocks = { body, setBody, cover, setCover };
  const choice = { pages, isSeparate, setSeparate, ...stocks, totalPages: Number.NaN, caliperSources };
  if (!pages.outcome.ok) return choice;
  const totalPages = pages.outcome.value + (isSeparate ? 4 : 0);
  const book = { pages: pages.outcome.value, textCaliper: body.caliperIn };
  return { ...choice, totalPages, book: isSeparate ? { ...book, coverCaliper: cover.caliperIn } : book };
}

/** Pages, text stock, and stock of a separate cover. */
export function SaddleBookFields({ choice, error }: { choice: SaddleChoice; error?: string | undefined }) {
  return (
    <>
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-3">
        <NumberField label={choice.isSeparate ? 'Text pages' : 'Pages'} value={choice.pages} error={error} />
        <Field label="Cover">
          <Select
            value={choice.isSeparate ? SEPARATE : SELF_COVER}
            onChange={({ target }) => choice.setSeparate(target.value === SEPARATE)}
          >
            <option value={SELF_COVER}>Self cover</option>
            <option value={SEPARATE}>Separate cover</option>
          </Select>
        </Field>
      </div>
      <StockPicker label="Text stock" value={choice.body} onChange={choice.setBody} filter={isTextStock} />
      {choice.isSeparate && (
        <StockPicker
          label="Cover stock"
          value={choice.cover}
          onChange={choice.setCover}
          filter={isCoverStock}
        />
      )}
    </>
  );
}
