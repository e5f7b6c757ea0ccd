import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { INPUT_LOOK, useFieldWiring } from './field-wiring.ts';

/** The browser's select with our chevron. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={`${INPUT_LOOK} h-10 cursor-pointer appearance-none truncate pr-9 pl-3`}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
      </span>
    </span>
  );
}
