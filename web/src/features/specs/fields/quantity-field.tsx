import { formatQuantity, quantityMeant } from '@printpartner/spec-sheet/fields';
import { useFromValues } from '../document/use-editor.ts';
import type { SpecFieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A quantity. One that is no number, such as `10k`, stays as typed, with an offer to write it as one. */
export function QuantityField(props: SpecFieldProps) {
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
