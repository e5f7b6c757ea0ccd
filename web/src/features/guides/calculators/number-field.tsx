import type { ReactNode } from 'react';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { TypedNumber } from './use-typed-number.ts';

interface NumberFieldProps {
  label: ReactNode;
  value: TypedNumber;
  /** Inside the field, at its right: `in`, `#`, `pages`. */
  unit?: string;
  hint?: ReactNode;
  /** Why this number does not go with the others; its own fault is said without it. */
  error?: string | undefined;
  className?: string;
}

/** A field for one number or length, with what is wrong under it. */
export function NumberField({ label, value, unit, hint, error, className = '' }: NumberFieldProps) {
  const { text, setText, outcome } = value;
  return (
    <Field label={label} hint={hint} error={outcome.ok ? error : outcome.reason} className={className}>
      <span className="relative block">
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          // A keyboard of digits alone has no slash for a fraction.
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
