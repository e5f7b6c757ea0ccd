import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { INPUT_LOOK, useFieldWiring } from './field-wiring.ts';

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
