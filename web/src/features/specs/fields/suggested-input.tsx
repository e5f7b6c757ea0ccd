import { useId, useState, type ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { TextInput } from '../../../ui/field.tsx';
import { useEscape } from '../../../ui/use-escape.ts';

interface SuggestedInputProps extends ComponentProps<'input'> {
  suggestions: readonly string[];
}

/** A text input with the browser's list of suggestions. The browser doesn't say whether it is open, so this is worked out. */
export function SuggestedInput({ suggestions, onBlur, ...rest }: SuggestedInputProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // Escape closes the list and not the screen around it, too.
  useEscape(isOpen, () => setOpen(false));
  const open = ({ value }: HTMLInputElement) => setOpen(offersMore(suggestions, value));
  return (
    <>
      <span className="relative block">
        <TextInput
          {...rest}
          list={listId}
          autoComplete="off"
          className="list-picker pr-9"
          onClick={({ currentTarget }) => open(currentTarget)}
          onInput={({ currentTarget }) => open(currentTarget)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') open(currentTarget);
            else if (key === 'Enter') setOpen(false);
          }}
          onBlur={(event) => {
            setOpen(false);
            onBlur?.(event);
          }}
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
        </span>
      </span>
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Browsers list what contains the typed text, and nothing once a suggestion was taken. */
function offersMore(suggestions: readonly string[], typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const matching = suggestions.filter((one) => one.toLowerCase().includes(text));
  return matching.some((one) => one.toLowerCase() !== text);
}
