import { useState } from 'react';
import { formatSize } from '@printpartner/spec-sheet/fields';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { useFromValues } from '../document/use-editor.ts';
import type { SpecFieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A size, in its normal form once the field is left: vendors read it as it was understood. */
export function SizeField(props: SpecFieldProps) {
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
