import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { type PageVerdict, pageVerdictText } from './page-verdict.ts';

interface PageNavigatorProps {
  selected: number;
  count: number;
  /** Page numbers with findings. */
  found: Iterable<number>;
  onSelect: (number: number) => void;
}

/** Goes to a page by number, to the previous or next page, or to the next page with a finding. */
export function PageNavigator({ selected, count, found, onSelect }: PageNavigatorProps) {
  const next = nextFoundPage(found, selected);
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

/** Wraps around after the last page; undefined if no other page has a finding. */
export function nextFoundPage(found: Iterable<number>, selected: number): number | undefined {
  const pages = [...found].filter((page) => page !== selected).toSorted((a, b) => a - b);
  return pages.find((page) => page > selected) ?? pages[0];
}

/** Goes to the page on Enter or blur; anything but a page number is reset. */
function NumberField({ selected, count, onSelect }: Omit<PageNavigatorProps, 'found'>) {
  const [text, setText] = useState(String(selected));
  function go() {
    const target = /^\s*\d+\s*$/.test(text) ? Math.min(Math.max(Number(text), 1), count) : selected;
    setText(String(target));
    if (target !== selected) onSelect(target);
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

/** Uses aria-disabled, because a disabled button would lose the keyboard focus at the last page. */
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

interface PageSummaryProps {
  count: number;
  selected: number;
  verdicts: ReadonlyMap<number, PageVerdict>;
  onSelect: (number: number) => void;
}

/** Up to this many pages, every page has a line of its own beside the thumbnails. */
export const MAX_SUMMARY_LINES = 3;

/** The page's verdict in words: of every page if there are few, else of the selected one with its navigator. */
export function PageSummary({ count, selected, verdicts, onSelect }: PageSummaryProps) {
  if (count > MAX_SUMMARY_LINES)
    return (
      // A fixed width, so that the thumbnails don't move from page to page.
      <div className="type-data shrink-0 px-1.5 @lg:w-65">
        <PageNavigator selected={selected} count={count} found={verdicts.keys()} onSelect={onSelect} />
        <output className="mt-1 block font-semibold">
          Page {selected}: {pageVerdictText(verdicts.get(selected))}
        </output>
      </div>
    );
  return (
    <ul className="type-data shrink-0 px-1.5">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number} className={number === selected ? 'font-semibold' : 'text-ink-2'}>
          Page {number}: {pageVerdictText(verdicts.get(number))}
        </li>
      ))}
    </ul>
  );
}
