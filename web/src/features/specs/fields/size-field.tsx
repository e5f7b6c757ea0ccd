import { useState } from 'react';
import { formatSize } from '@printpartner/spec-sheet/fields';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { FieldAction } from './field-action.tsx';
import type { SpecFieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A size, in its normal form once the field is left: vendors read it as it was understood. */
export function SizeField(props: SpecFieldProps) {
  const { editor, field } = props;
  const unit = useLengthUnit();
  const [changed, setChanged] = useState<{ from: string; to: string } | null>(null);
  // What the user has brought back stays.
  const [kept, setKept] = useState('');

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
      hint={
        changed ? (
          <FieldAction label={`Undo: ${changed.from}, as typed`} onPress={() => undo(changed)}>
            Undo
          </FieldAction>
        ) : (
          field.hint
        )
      }
      onTyped={() => setChanged(null)}
      onLeft={format}
    />
  );
}
