import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../entities/session/session-context.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { useLoadAhead } from '../../platform/lazy/use-load-ahead.ts';
import { isSearchShortcut, onSearchRequest, requestSearch } from '../../platform/search-request.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { isModalOpen } from '../../ui/modal-stack.ts';
import { OPENS_SEARCH } from '../../ui/search-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useShownEntry } from '../../ui/use-shown-entry.ts';

const AppSearch = lazyScreen(async () => (await import('./app-search.tsx')).AppSearch);

/** Opens search on every screen with Ctrl+K, Cmd+K, and, outside fields, with /. */
export function SearchGate() {
  const { user } = useAuth();
  const [isOpen, setOpen] = useState(false);
  useShownEntry();
  useLoadAhead(OPENS_SEARCH, () => user && AppSearch.preload());
  useEffect(() => onSearchRequest(() => setOpen(true)), []);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  if (!isOpen) return null;
  return (
    <Boundary
      onError={() => {
        setOpen(false);
        toast({
          title: 'Search did not load',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      }}
    >
      <Suspense>
        <AppSearch userId={user?.id ?? ''} onClose={() => setOpen(false)} />
      </Suspense>
    </Boundary>
  );
}

function handleKey(event: KeyboardEvent): void {
  // The first key of the shortcut; the second one follows at once, and then what is searched for.
  if (event.key === 'Control' || event.key === 'Meta') AppSearch.preload();
  if (event.defaultPrevented) return;
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
  const isOverDialog = isModalOpen();
  if (!isSearchShortcut(event) && (isOverDialog || !isSlash)) return;
  // The key works over a dialog, too, where the browser would move to its own search.
  event.preventDefault();
  if (!isOverDialog) requestSearch();
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));

const TYPED = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';
