import { Search } from 'lucide-react';
import { requestSearch } from '../platform/search-request.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Selects the buttons that open the search. */
export const OPENS_SEARCH = '[data-opens="search"]';

const opensSearch = {
  type: 'button',
  'data-opens': 'search',
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K /',
  onClick: requestSearch,
} as const;

/** Looks like a field; opens the search over everything. */
export function SearchField({ className = '' }: { className?: string }) {
  return (
    <button
      {...opensSearch}
      className={`type-body flex print:hidden h-12 w-full items-center gap-3 rounded-control border border-edge bg-sheet px-4 text-left text-ink-3 hover:border-ink ${className}`}
    >
      <Search size={18} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 truncate">Search guides, projects and specs</span>
      <kbd
        aria-hidden
        className="type-note hidden rounded-mark border border-rule px-1.5 text-ink-2 md:inline"
      >
        {isMac ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

/** The same as a button with an icon, for the bar of a screen. */
export function SearchButton({ className = '' }: { className?: string }) {
  return (
    <button
      {...opensSearch}
      aria-label="Search"
      className={`touch-target grid print:hidden size-8 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink ${className}`}
    >
      <Search size={18} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
