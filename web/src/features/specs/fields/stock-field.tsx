import { stocks } from '@printpartner/print-knowledge/paper';
import { Field } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { useFromValues } from '../document/use-editor.ts';
import { labelIn, useFieldError, type SpecFieldProps } from './field-props.ts';
import { SuggestedInput } from './suggested-input.tsx';

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
  return stock ? `${stock.gsm} gsm, ${stock.caliperIn.toFixed(4)} in` : (field.hint ?? '');
}
