import type { ReactNode } from 'react';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { TypedNumber } from './use-typed-number.ts';

interface NumberFieldProps {
  label: ReactNode;
  value: TypedNumber;
  /** Shown inside the field, at the right: `in`, `#`, `pages`. */
  unit?: string;
  hint?: ReactNode;
  /** Error beyond the field's own validation, such as a conflict with other fields. */
  error?: string | undefined;
  className?: string;
}

/** Field for a number or length, with its error below. */
export function NumberField({ label, value, unit, hint, error, className = '' }: NumberFieldProps) {
  const { text, setText, outcome } = value;
  return (
    <Field label={label} hint={hint} error={outcome.ok ? error : outcome.reason} className={className}>
      <span className="relative block">
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          // The decimal keyboard has no slash for fractions.
          inputMode={value.isLength ? 'text' : 'decimal'}
          autoComplete="off"
          className={`tabular-nums ${unit === undefined ? '' : 'pr-14'}`}
        />
        {unit !== undefined && (
          <span className="type-data pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
