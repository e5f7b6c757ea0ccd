import type { ReactNode } from 'react';
import { Clock, CornerDownLeft } from 'lucide-react';

interface SearchStartProps {
  recent: readonly string[];
  onSearch: (query: string) => void;
  onClear: () => void;
}

/** One of each kind of question that search answers. */
const examples = [
  '80# cover',
  'biggest postcard',
  '100# gloss text to gsm',
  'spine 120 pages 80# gloss text',
];

/** Shown before anything is typed: recent searches, and examples. */
export function SearchStart({ recent, onSearch, onClear }: SearchStartProps) {
  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4 md:px-5">
      {recent.length > 0 && (
        <Queries title="Recent searches" Icon={Clock} queries={recent} onSearch={onSearch}>
          <button type="button" onClick={onClear} className="touch-target type-note type-link">
            Clear
          </button>
        </Queries>
      )}
      <Queries title="For example" Icon={CornerDownLeft} queries={examples} onSearch={onSearch} />
    </div>
  );
}

interface QueriesProps {
  title: string;
  Icon: typeof Clock;
  queries: readonly string[];
  onSearch: (query: string) => void;
  children?: ReactNode;
}

function Queries({ title, Icon, queries, onSearch, children }: QueriesProps) {
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between">
        <h3 className="type-label text-ink-2">{title}</h3>
        {children}
      </div>
      <ul className="mt-1">
        {queries.map((query) => (
          <li key={query} className="border-b border-rule last:border-0">
            <button
              type="button"
              onClick={() => onSearch(query)}
              className="touch-target type-data flex w-full items-center gap-3 py-2.5 text-left hover:underline"
            >
              <Icon size={16} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-3" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
