import type { ReactNode } from 'react';
import { caliperText } from '@printpartner/print-knowledge/measure';
import { stocks, type Stock, type StockKind } from '@printpartner/print-knowledge/paper';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useOptionText } from '../../../ui/use-option-text.ts';

interface StockPickerProps {
  label: ReactNode;
  value: Stock;
  onChange: (stock: Stock) => void;
  /** Omit to offer all presets. */
  filter?: (stock: Stock) => boolean;
}

const kinds: readonly { kind: StockKind; title: string }[] = [
  { kind: 'text', title: 'Text' },
  { kind: 'cover', title: 'Cover' },
  { kind: 'board', title: 'Board' },
];

export const isTextStock = ({ kind }: Stock): boolean => kind === 'text';

/** Stiff enough for a folder. */
export const isBoardStock = ({ kind, gsm }: Stock): boolean => kind === 'board' || gsm >= 250;

export const isCoverStock = ({ kind }: Stock): boolean => kind !== 'text';

/** Stock presets with their calipers, grouped by kind. */
export function StockPicker({ label, value, onChange, filter = () => true }: StockPickerProps) {
  const optionText = useOptionText();
  const offered = stocks.rows.filter(filter);
  return (
    <Field label={label}>
      <Select
        value={value.id}
        onChange={({ target }) => {
          const stock = offered.find(({ id }) => id === target.value);
          if (stock) onChange(stock);
        }}
      >
        {!offered.includes(value) && <option value={value.id}>{optionText(stockText(value))}</option>}
        {kinds.map(({ kind, title }) => {
          const group = offered.filter((stock) => stock.kind === kind);
          return (
            group.length > 0 && (
              <optgroup key={kind} label={title}>
                {group.map((stock) => (
                  <option key={stock.id} value={stock.id}>
                    {optionText(stockText(stock))}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </Select>
    </Field>
  );
}

const stockText = ({ name, caliperIn }: Stock) => `${name}, ${caliperText(caliperIn)} in`;
