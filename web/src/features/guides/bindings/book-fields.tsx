import { NumberField } from '../calculators/number-field.tsx';
import { isCoverStock, isTextStock, StockPicker } from '../stock/stock-picker.tsx';
import type { BookChoice } from './use-chosen-book.ts';

/** Pages and stocks of the drawn book. */
export function BookFields({
  choice,
  hasCover,
  className = '',
}: {
  choice: BookChoice;
  /** Whether a cover stock changes what is drawn. */
  hasCover: boolean;
  className?: string;
}) {
  const { body, setBody, cover, setCover } = choice;
  return (
    <div
      className={`grid grid-cols-[84px_minmax(0,1fr)] gap-3 md:grid-cols-[104px_minmax(0,1fr)_minmax(0,1fr)] ${className}`}
    >
      <NumberField label="Pages" value={choice.pages} />
      <StockPicker label="Text stock" value={body} onChange={setBody} filter={isTextStock} />
      {hasCover ? (
        <div className="max-md:col-span-2">
          <StockPicker label="Cover stock" value={cover} onChange={setCover} filter={isCoverStock} />
        </div>
      ) : (
        <p className="type-note text-ink-2 max-md:col-span-2 md:self-end md:pb-3">
          Self cover or boards: no cover stock.
        </p>
      )}
    </div>
  );
}
