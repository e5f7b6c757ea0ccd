import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { FIRST_DATE, LAST_DATE } from '@printpartner/contracts/types';
import { DateInput, TimeInput } from './field.tsx';
import { dateText } from '../platform/time/calendar-date.ts';

type DateFieldProps = Omit<ComponentProps<typeof DateInput>, 'value'> & { value: string };

/**
 * The browser's date input, which has no placeholder and its own date format. Without the focus it is covered by our
 * text, "set date" or "Nov 24, 2026".
 */
export function DateField(props: DateFieldProps) {
  // With a last date, browsers take no more than four digits as the year.
  return (
    <CoveredInput
      min={FIRST_DATE}
      max={LAST_DATE}
      {...props}
      Input={DateInput}
      restText={dateText(props.value)}
    />
  );
}

/** Like `DateField`, for a time. A time that is set needs no cover: its format is fine. */
export function TimeField(props: DateFieldProps) {
  return <CoveredInput {...props} Input={TimeInput} restText="" />;
}

interface CoveredInputProps extends DateFieldProps {
  Input: (props: ComponentProps<typeof DateInput>) => ReactNode;
  restText: string;
}

function CoveredInput({ Input, restText, placeholder, className = '', onBlur, ...rest }: CoveredInputProps) {
  const [isHalfTyped, setHalfTyped] = useState(false);
  const text = restText || (rest.value === '' && !isHalfTyped ? placeholder : '');
  return (
    <span className={`group/rest relative block ${className}`}>
      <Input
        {...rest}
        className={text ? 'not-focus-within:[&_input]:text-transparent' : ''}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          // "11/24/yyyy" has no value yet, but must not be hidden by the placeholder.
          setHalfTyped(event.target.validity.badInput);
          onBlur?.(event);
        }}
      />
      {text && (
        <span
          aria-hidden
          className={`type-body pointer-events-none absolute inset-y-0 left-3.25 flex items-center group-focus-within/rest:hidden ${restText ? '' : 'text-ink-3'}`}
        >
          {text}
        </span>
      )}
    </span>
  );
}
