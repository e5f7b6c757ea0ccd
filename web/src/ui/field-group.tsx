import { useId, type ReactNode } from 'react';
import type { FieldProps } from './field.tsx';
import { VerdictIcon } from './verdict.tsx';

interface FieldGroupProps extends FieldProps {
  /** Radio buttons, of which one is chosen. */
  isRadio?: boolean;
  /** For screen readers only, where a title above says the same. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** Several inputs under one label, laid out like a `Field`. */
export function FieldGroup({
  label,
  hint,
  error,
  isRadio = false,
  isLabelHidden = false,
  className = '',
  children,
}: FieldGroupProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      className={`min-w-0 ${className}`}
    >
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <span id={`${id}-label`} className="type-label text-ink">
          {label}
        </span>
        <span id={`${id}-hint`} className="type-note text-right text-ink-3">
          {hint}
        </span>
      </div>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="type-note flex items-start gap-1.5 pt-1.5 text-fail">
          <VerdictIcon verdict="fail" size={14} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
