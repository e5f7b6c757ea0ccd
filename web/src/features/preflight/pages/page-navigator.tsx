import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Tooltip } from '../../../ui/tooltip.tsx';

interface PageNavigatorProps {
  /** Page number. */
  selected: number;
  count: number;
  /** Numbers of the pages on which something was found. */
  found: Iterable<number>;
  onSelect: (number: number) => void;
}

/** To a page by its number, to the one before or after, and to the next that has a finding. */
export function PageNavigator({ selected, count, found, onSelect }: PageNavigatorProps) {
  const next = nextFound(found, selected);
  return (
    <fieldset aria-label="Go to page" className="type-data flex min-w-0 items-center gap-1">
      <Step label="Previous page" isOff={selected <= 1} onPress={() => onSelect(selected - 1)}>
        <ChevronLeft size={16} strokeWidth={1.6} aria-hidden />
      </Step>
      <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-2">
        Page
        <NumberField key={selected} selected={selected} count={count} onSelect={onSelect} />
        of {count}
      </span>
      <Step label="Next page" isOff={selected >= count} onPress={() => onSelect(selected + 1)}>
        <ChevronRight size={16} strokeWidth={1.6} aria-hidden />
      </Step>
      <Step
        label="Next page with a finding"
        isOff={next === undefined}
        onPress={() => next !== undefined && onSelect(next)}
      >
        <Flag size={15} strokeWidth={1.6} aria-hidden />
      </Step>
    </fieldset>
  );
}

/** The first page after this one with a finding, from the start again after the last; undefined where there is no other. */
export function nextFound(found: Iterable<number>, selected: number): number | undefined {
  const pages = [...found].filter((page) => page !== selected).toSorted((a, b) => a - b);
  return pages.find((page) => page > selected) ?? pages[0];
}

/** Goes there on Enter, or when it is left; what is no page number is put back. */
function NumberField({ selected, count, onSelect }: Omit<PageNavigatorProps, 'found'>) {
  const [text, setText] = useState(String(selected));
  function go() {
    const wanted = /^\s*\d+\s*$/.test(text) ? Math.min(Math.max(Number(text), 1), count) : selected;
    setText(String(wanted));
    if (wanted !== selected) onSelect(wanted);
  }
  return (
    <input
      aria-label={`Page number, 1 to ${count}`}
      inputMode="numeric"
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={go}
      onKeyDown={(event) => event.key === 'Enter' && go()}
      style={{ width: `${String(count).length + 2.5}ch` }}
      className="touch-target h-8 rounded-control border border-edge bg-sheet text-center tabular-nums text-ink"
    />
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Keeps the keyboard at the last page, where a disabled button would lose it. */
function Step({ label, isOff, onPress, children }: StepProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onPress()}
        className="touch-target grid size-8 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink aria-disabled:bg-transparent aria-disabled:text-ink-3/60"
      >
        {children}
      </button>
    </Tooltip>
  );
}
