import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import { isSearchShortcut } from '../../platform/search-request.ts';
import { useModal } from '../../ui/modal-stack.ts';
import { usePrintedValues } from '../../ui/use-printed-values.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts';
import type { Result, ResultGroup } from './result.ts';
import { optionId, ResultList } from './result-list.tsx';
import { SearchStart } from './search-start.tsx';

interface SearchDialogProps {
  /** Whose recent searches are offered. */
  userId: string;
  /** What matches besides calculations, what is most likely meant first. */
  find: (query: string) => readonly ResultGroup[];
  /** What isn't searched, and why; empty if everything is. */
  unsearched?: string;
  onOpen: (address: string) => void;
  onClose: () => void;
}

/** Search over everything: guides, calculators, checklists, screens, and the user's own jobs. */
export function SearchDialog({ userId, find, unsearched = '', onOpen, onClose }: SearchDialogProps) {
  useModal();
  useReturnFocus();
  const listId = useId();
  usePrintedValues();
  const [query, setQuery] = useState('');
  const [isCleared, setCleared] = useState(false);
  // Search may be open before it is known who is signed in.
  const recent = useMemo(() => (isCleared ? [] : readRecent(userId)), [isCleared, userId]);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = useDeferredValue(query);
  // Until the calculations are loaded, entries are found without them.
  const answers = useLazyCode(loadAnswers, { isRetried: true, onFailure: () => undefined });
  const groupsFor = useCallback(
    (text: string) => (text.trim() === '' ? [] : [...(answers?.answerGroup(text) ?? []), ...find(text)]),
    [answers, find],
  );
  const groups = useMemo(() => groupsFor(shown), [groupsFor, shown]);
  const results = groups.flatMap((group) => group.results);
  const active = results.find(({ id }) => id === pointed) ?? results[0];
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  function open(result: Result) {
    if (result.address === undefined) return;
    keepRecent(userId, query);
    onOpen(result.address);
  }

  function change(text: string) {
    setQuery(text);
    setPointed(null);
    if (list.current) list.current.scrollTop = 0;
  }

  /** Changes the text from a button that disappears with its press, and moves the focus to the field. */
  function changeTo(text: string) {
    change(text);
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      const at = active ? results.indexOf(active) : -1;
      setPointed(results.at((at + step) % results.length)?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The shown results may still be those of what was typed before.
      const chosen = shown === query ? active : groupsFor(query)[0]?.results[0];
      if (chosen) open(chosen);
    }
  }

  /** The browser would move to its own search. */
  function handleShortcut(event: KeyboardEvent) {
    if (!isSearchShortcut(event.nativeEvent)) return;
    event.preventDefault();
    field.current?.select();
  }

  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay data-scrim className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          aria-modal
          aria-describedby={undefined}
          onKeyDown={handleShortcut}
          className="fixed inset-0 z-50 flex flex-col bg-sheet text-ink shadow-float md:inset-x-0 md:top-[9vh] md:bottom-auto md:mx-auto md:max-h-[78vh] md:w-[min(92vw,720px)] md:animate-rise md:overflow-hidden md:rounded-dialog dark:md:outline dark:md:outline-rule"
        >
          <Radix.Title className="sr-only">Search</Radix.Title>
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-rule pr-2 pl-4 md:pl-5">
            <Search size={20} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-2" />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label="Search guides, projects and specs"
              aria-expanded={results.length > 0}
              aria-controls={results.length > 0 ? listId : undefined}
              aria-activedescendant={active && optionId(listId, active)}
              aria-autocomplete="list"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              placeholder="Search guides, projects and specs"
              value={query}
              onChange={({ target }) => change(target.value)}
              onKeyDown={handleKey}
              className="type-body min-w-0 flex-1 bg-transparent text-[1rem] outline-none placeholder:text-ink-3"
            />
            <Radix.Close
              aria-label="Close"
              className="touch-target grid size-10 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
            >
              <X size={18} strokeWidth={1.6} aria-hidden />
            </Radix.Close>
          </div>
          {shown.trim() === '' ? (
            <SearchStart
              recent={recent}
              onSearch={changeTo}
              onClear={() => {
                clearRecent(userId);
                setCleared(true);
                field.current?.focus();
              }}
            />
          ) : (
            results.length > 0 && (
              <ResultList
                ref={list}
                id={listId}
                groups={groups}
                query={shown}
                activeId={active?.id}
                onOpen={open}
                onPoint={({ id }) => setPointed(id)}
              />
            )
          )}
          {results.length > 0 && unsearched !== '' && (
            <p aria-hidden className="type-note shrink-0 border-t border-rule px-4 py-2 text-ink-2 md:px-5">
              {unsearched}
            </p>
          )}
          <output
            className={results.length > 0 || shown.trim() === '' ? 'sr-only' : 'type-body px-5 pt-6 pb-8'}
          >
            {shown.trim() !== '' && foundText(results.length, shown, unsearched)}
          </output>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const loadAnswers = () => import('./answer-group.ts');

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

function foundText(count: number, query: string, unsearched: string): string {
  if (count === 0 && unsearched !== '') return `Nothing found yet for “${query.trim()}”. ${unsearched}`;
  if (count === 0) return `Nothing found for “${query.trim()}”. Try fewer or other words.`;
  const results = count === 1 ? '1 result' : `${count} results`;
  return unsearched === '' ? results : `${results}. ${unsearched}`;
}
