import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { DateInput, TimeInput } from './field.tsx';
import { dateText } from '../platform/time/calendar-date.ts';

type DateFieldProps = Omit<ComponentProps<typeof DateInput>, 'value'> & { value: string };

/**
 * The browser's date input, which knows no placeholder and writes dates its own way: at rest our text
 * lies over it, "set date" or "Nov 24, 2026"; in use it is the browser's alone.
 */
export function DateField(props: DateFieldProps) {
  return <AtRest {...props} Input={DateInput} restText={dateText(props.value)} />;
}

/** Likewise for a time; one that is set already reads as it should. */
export function TimeField(props: DateFieldProps) {
  return <AtRest {...props} Input={TimeInput} restText="" />;
}

interface AtRestProps extends DateFieldProps {
  Input: (props: ComponentProps<typeof DateInput>) => ReactNode;
  restText: string;
}

function AtRest({ Input, restText, placeholder, className = '', onBlur, ...rest }: AtRestProps) {
  const [isHalfTyped, setHalfTyped] = useState(false);
  const text = restText || (rest.value === '' && !isHalfTyped ? placeholder : '');
  return (
    <span className={`group/rest relative block ${className}`}>
      <Input
        {...rest}
        className={text ? 'not-focus-within:[&_input]:text-transparent' : ''}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          // "11/24/yyyy" has no value yet, but must not vanish behind the placeholder.
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
