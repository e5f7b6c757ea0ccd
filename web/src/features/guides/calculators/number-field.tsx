import type { ReactNode } from 'react';
import { bareUnit, hasUnit } from '@printpartner/print-knowledge/measure';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { TypedNumber } from './use-typed-number.ts';

interface NumberFieldProps {
  label: ReactNode;
  value: TypedNumber;
  /** Shown inside the field, at the right, if it isn't a length: `#`, `pieces`. */
  unit?: string;
  hint?: ReactNode;
  /** Error beyond the field's own validation, such as a conflict with other fields. */
  error?: string | undefined;
  className?: string;
}

/** Field for a measure or count, with its unit at the right and its error below. */
export function NumberField({ label, value, unit, hint, error, className = '' }: NumberFieldProps) {
  const { text, setText, outcome, lengthUnit } = value;
  // `210 mm` has its own.
  const shownUnit = hasUnit(text) ? undefined : lengthUnit ? bareUnit(text, lengthUnit) : unit;
  return (
    <Field label={label} hint={hint} error={outcome.ok ? error : outcome.reason} className={className}>
      <span className="relative block">
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          // A length may need a slash or its unit, which the keyboard for decimals lacks. A count needs neither, and
          // its large digits are easier to hit.
          inputMode={lengthUnit === undefined ? 'decimal' : 'text'}
          autoComplete="off"
          className={`tabular-nums ${lengthUnit !== undefined ? 'pr-10' : unit !== undefined ? 'pr-14' : ''}`}
        />
        {shownUnit !== undefined && (
          <span className="type-data pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
            {shownUnit}
          </span>
        )}
      </span>
    </Field>
  );
}
