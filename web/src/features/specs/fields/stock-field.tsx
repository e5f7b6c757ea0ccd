import { caliperText } from '@printpartner/print-knowledge/measure';
import { type ComponentProps, useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { stocks } from '@printpartner/print-knowledge/paper';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { useFromValues } from '../document/use-editor.ts';
import { useEscape } from '../../../ui/use-escape.ts';
import { labelIn, type SpecFieldProps, useFieldError } from './field-props.ts';

const stockNames = stocks.rows.map(({ name }) => name);

/** A paper: free text, with the stocks of the paper guide to choose from. */
export function StockField(props: SpecFieldProps) {
  const { editor, field } = props;
  return (
    <Field label={labelIn(props)} hint={<StockHint {...props} />} error={useFieldError(editor, field.key)}>
      <SuggestedInput
        {...editor.form.register(field.key)}
        suggestions={stockNames}
        placeholder={field.placeholder}
      />
      <ConflictNote editor={editor} field={field} />
    </Field>
  );
}

/** Weight and caliper of a stock that the paper guide knows. */
function StockHint({ editor, field }: SpecFieldProps) {
  const text = useFromValues(editor, (values) => String(values[field.key]).trim().toLowerCase());
  const stock = stocks.rows.find(({ name }) => name.toLowerCase() === text);
  return stock ? `${stock.gsm} gsm, ${caliperText(stock.caliperIn)} in` : (field.hint ?? '');
}

interface SuggestedInputProps extends ComponentProps<'input'> {
  suggestions: readonly string[];
}

/** A text input with the browser's list of suggestions. The browser doesn't say whether it is open, so this is worked out. */
export function SuggestedInput({ suggestions, onBlur, ...rest }: SuggestedInputProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // Escape closes the list and not the screen around it, too.
  useEscape(isOpen, () => setOpen(false));
  const open = ({ value }: HTMLInputElement) => setOpen(offersMore(suggestions, value));
  return (
    <>
      <span className="relative block">
        <TextInput
          {...rest}
          list={listId}
          autoComplete="off"
          className="list-picker pr-9"
          onClick={({ currentTarget }) => open(currentTarget)}
          onInput={({ currentTarget }) => open(currentTarget)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') open(currentTarget);
            else if (key === 'Enter') setOpen(false);
          }}
          onBlur={(event) => {
            setOpen(false);
            onBlur?.(event);
          }}
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
        </span>
      </span>
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Browsers list what contains the typed text, and nothing once a suggestion was taken. */
function offersMore(suggestions: readonly string[], typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const matching = suggestions.filter((one) => one.toLowerCase().includes(text));
  return matching.some((one) => one.toLowerCase() !== text);
}
