import { type ChangeEvent, memo, useState } from 'react';
import { useController } from 'react-hook-form';
import { formatPhone, formatQuantity, formatSize, quantityMeant } from '@printpartner/spec-sheet/fields';
import { useFromValues } from '../document/use-editor.ts';
import { finishText } from '../../../platform/documents/half-typed.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { ChoiceField, YesNoField } from './choice-field.tsx';
import { labelIn, type SpecFieldProps, useFieldError } from './field-props.ts';
import { FinishesField } from './finishes-field.tsx';
import { StockField } from './stock-field.tsx';
import { LinesField, TextField } from './text-field.tsx';

/** One field of the catalog, as its type is typed in. */
export const SpecField = memo(function SpecField(props: SpecFieldProps) {
  switch (props.field.type) {
    case 'line':
    case 'inks':
      return <TextField {...props} />;
    case 'size':
      return <SizeField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'email':
      return <TextField {...props} type="email" inputMode="email" />;
    case 'phone':
      return <TextField {...props} type="tel" inputMode="tel" format={formatPhone} />;
    case 'quantity':
      return <QuantityField {...props} />;
    case 'count':
      return <TextField {...props} inputMode="numeric" />;
    case 'stock':
      return <StockField {...props} />;
    case 'date':
      return <SpecDateField {...props} />;
    case 'choice':
    case 'select':
      return <ChoiceField {...props} />;
    case 'yes-no':
      return <YesNoField {...props} />;
    case 'finishes':
      return <FinishesField {...props} />;
  }
  return props.field.type satisfies never;
});

/** A quantity. One that is no number, such as `10k`, stays as typed, with an offer to write it as one. */
function QuantityField(props: SpecFieldProps) {
  const { editor, field } = props;
  const meant = useFromValues(editor, (values) => quantityMeant(String(values[field.key])) ?? '');
  return (
    <TextField
      {...props}
      inputMode="numeric"
      format={formatQuantity}
      action={
        meant === ''
          ? undefined
          : { text: `Write ${meant}`, onPress: () => editor.form.setValue(field.key, meant) }
      }
    />
  );
}

/** A date. While it is half typed, it isn't saved. */
function SpecDateField(props: SpecFieldProps) {
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

/** A size, in its normal form once the field is left: vendors read it as it was understood. */
function SizeField(props: SpecFieldProps) {
  const { editor, field } = props;
  const unit = useLengthUnit();
  const [changed, setChanged] = useState<{ from: string; to: string } | null>(null);
  // What the user has brought back stays.
  const [kept, setKept] = useState('');
  // Typing, Clear Fields and a newer copy all put something else in its place.
  const stands = useFromValues(editor, (values) => values[field.key] === changed?.to);

  function format(typed: string) {
    const normal = typed === kept ? typed : formatSize(typed, unit);
    if (normal === typed) return;
    editor.form.setValue(field.key, normal);
    setChanged({ from: typed, to: normal });
  }

  function undo({ from, to }: { from: string; to: string }) {
    setChanged(null);
    setKept(from);
    if (editor.values()[field.key] === to) editor.form.setValue(field.key, from);
  }

  return (
    <TextField
      {...props}
      status={changed && stands ? `Written as ${changed.to}` : ''}
      action={
        changed && stands
          ? { text: 'Undo', label: `Undo: ${changed.from}, as typed`, onPress: () => undo(changed) }
          : undefined
      }
      onLeft={format}
    />
  );
}
