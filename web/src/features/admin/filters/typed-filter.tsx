import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { Field, TextInput } from '../../../ui/field.tsx';

interface TypedFilterProps {
  label: string;
  hint: string;
  /** What it must be. */
  schema: z.ZodType<string>;
  applied: string;
  onApply: (value: string) => void;
  /** Whether what is typed can't be applied. */
  onInvalid: (isInvalid: boolean) => void;
}

/** A filter that is typed. It applies on Enter and when the field is left, once it is valid or empty. */
export function TypedFilter({ label, hint, schema, applied, onApply, onInvalid }: TypedFilterProps) {
  const [typed, setTyped] = useState(applied);
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState(applied);
  if (shown !== applied) {
    setShown(applied);
    setTyped(applied);
    setError(undefined);
  }

  useEffect(() => onInvalid(error !== undefined), [error, onInvalid]);

  function apply() {
    const parsed = schema.safeParse(typed);
    const isEmpty = typed.trim() === '';
    if (!isEmpty && !parsed.success) {
      setError(parsed.error.issues[0]?.message);
      return;
    }
    setError(undefined);
    const value = isEmpty ? '' : (parsed.data ?? '');
    setTyped(value);
    if (value !== applied) onApply(value);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
    </Field>
  );
}
