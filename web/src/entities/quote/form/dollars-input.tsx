import type { ComponentProps } from 'react';
import { TextInput } from '../../../ui/field.tsx';

interface DollarsInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onType: (text: string) => void;
}

/** An amount of money, as typed. */
export function DollarsInput({ onType, className = '', ...rest }: DollarsInputProps) {
  return (
    <span className="relative block">
      <span
        aria-hidden
        className="type-body pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3"
      >
        $
      </span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        className={`pl-7! ${className}`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </span>
  );
}
