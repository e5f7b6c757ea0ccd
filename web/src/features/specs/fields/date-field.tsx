import { useState, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { finishText } from '../../../platform/documents/half-typed.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { labelIn, useFieldError, type SpecFieldProps } from './field-props.ts';

/** A date. While it is half typed, it isn't saved. */
export function SpecDateField(props: SpecFieldProps) {
  const { editor, field } = props;
  const [unfinished, setUnfinished] = useState<string | undefined>(undefined);
  const { field: input } = useController({ control: editor.form.control, name: field.key });
  const error = useFieldError(editor, field.key);
  return (
    <Field label={labelIn(props)} hint={field.hint} error={unfinished ?? error}>
      <DateField
        name={field.key}
        value={String(input.value)}
        placeholder={field.placeholder}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (unfinished !== undefined) setUnfinished(finishText(event.target));
          input.onChange(event.target.value);
        }}
        onBlur={(event) => {
          setUnfinished(finishText(event.target));
          input.onBlur();
        }}
      />
      <ConflictNote editor={editor} field={field} />
    </Field>
  );
}
