import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { stocks } from '@printpartner/print-knowledge/paper';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { useFromValues } from '../document/use-editor.ts';
import { labelIn, useFieldError, type SpecFieldProps } from './field-props.ts';

/** A paper: free text, with the stocks of the paper guide to choose from. */
export function StockField(props: SpecFieldProps) {
  const { editor, field } = props;
  const listId = useId();
  return (
    <Field label={labelIn(props)} hint={<StockHint {...props} />} error={useFieldError(editor, field.key)}>
      <span className="relative block">
        <TextInput
          {...editor.form.register(field.key)}
          list={listId}
          autoComplete="off"
          placeholder={field.placeholder}
          className="list-picker pr-9"
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
        </span>
      </span>
      <datalist id={listId}>
        {stocks.rows.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <ConflictNote editor={editor} field={field} />
    </Field>
  );
}

/** Weight and caliper of a stock that the paper guide knows. */
function StockHint({ editor, field }: SpecFieldProps) {
  const text = useFromValues(editor, (values) => String(values[field.key]).trim().toLowerCase());
  const stock = stocks.rows.find(({ name }) => name.toLowerCase() === text);
  return stock ? `${stock.gsm} gsm, ${stock.caliperIn.toFixed(4)} in` : (field.hint ?? '');
}
