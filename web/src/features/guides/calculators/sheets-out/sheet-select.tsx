import { pressSheets, type PressSheet } from '@printpartner/print-knowledge/press';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useOptionText } from '../../../../ui/use-option-text.ts';

/** The largest sheet that every digital press takes. */
export function defaultSheet(): PressSheet {
  const sheet = pressSheets.rows.find(({ id }) => id === 'digital-13x19');
  if (!sheet) throw new Error('No 13 × 19 in sheet');
  return sheet;
}

/** Short side first, as sheets are sold. */
export const sheetText = ({ acrossIn, aroundIn }: PressSheet): string =>
  `${Math.min(acrossIn, aroundIn)} × ${Math.max(acrossIn, aroundIn)} in`;

const groups = [
  { press: 'digital', title: 'Digital' },
  { press: 'sheetfed', title: 'Sheetfed' },
] as const;

/** Common digital and sheetfed sheets. */
export function SheetSelect({
  value,
  onChange,
}: {
  value: PressSheet;
  onChange: (sheet: PressSheet) => void;
}) {
  const optionText = useOptionText();
  return (
    <Field label="Press sheet">
      <Select
        value={value.id}
        onChange={({ target }) => {
          const sheet = pressSheets.rows.find(({ id }) => id === target.value);
          if (sheet) onChange(sheet);
        }}
      >
        {groups.map(({ press, title }) => (
          <optgroup key={press} label={title}>
            {pressSheets.rows
              .filter((sheet) => sheet.press === press)
              .map((sheet) => (
                <option key={sheet.id} value={sheet.id}>
                  {optionText(`${title} ${sheetText(sheet)}`)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
