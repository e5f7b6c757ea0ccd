import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { CalendarClock, Eye, EyeOff } from 'lucide-react';
import { FieldContext, INPUT_LOOK, useFieldWiring } from './field-wiring.ts';
import { VerdictIcon } from './verdict.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Shown to the right of the label: "Optional", "Required", "6 characters or more". */
  hint?: ReactNode;
  /** Shown below the input. */
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: error !== undefined }}>
      <div className={`field min-w-0 ${className}`}>
        <div className="mb-1.5 flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="type-label text-ink">
            {label}
          </label>
          <span id={hintId} className="field-hint type-note text-ink-3">
            {hint}
          </span>
        </div>
        {children}
        <p id={errorId} aria-live="polite" className="type-note text-fail">
          {error !== undefined && (
            <span className="flex items-start gap-1.5 pt-1.5">
              <VerdictIcon verdict="fail" size={14} className="mt-0.5 shrink-0" />
              {error}
            </span>
          )}
        </p>
      </div>
    </FieldContext>
  );
}

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} className={`${INPUT_LOOK} h-10 px-3 ${className}`} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      {...rest}
      className={`${INPUT_LOOK} block min-h-10 px-3 py-2 ${className}`}
    />
  );
}

/** The browser's date input. The value is YYYY-MM-DD. */
export function DateInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`relative block ${className}`}>
      <input
        {...useFieldWiring()}
        {...rest}
        type="date"
        className={`${INPUT_LOOK} native-picker h-10 px-3 tabular-nums`}
      />
      <span className="picker-icon pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
        <CalendarClock size={18} strokeWidth={1.6} aria-hidden />
      </span>
    </span>
  );
}

/** The browser's time input, without a picker button. The value is HH:MM, 24 hours. */
export function TimeInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`relative block ${className}`}>
      <input
        {...useFieldWiring()}
        {...rest}
        type="time"
        className={`${INPUT_LOOK} native-picker h-10 px-3 tabular-nums`}
      />
    </span>
  );
}

/** A password with its own show/hide toggle. */
export function PasswordInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className={`relative block ${className}`}>
      <input
        {...useFieldWiring()}
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={`${INPUT_LOOK} h-10 pr-11 pl-3`}
      />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
        className="touch-target absolute! top-1 right-1 grid size-8 place-items-center rounded-control text-ink-2 hover:text-ink"
      >
        <Icon size={18} strokeWidth={1.6} aria-hidden />
      </button>
    </span>
  );
}
