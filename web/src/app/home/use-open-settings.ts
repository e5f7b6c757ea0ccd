import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { tabEntry } from './tab-entry.ts';

/**
 * Settings open by their button, or by an address, `/?settings=open`, which a search result leads to. Closing them returns
 * to where the user searched.
 */
export function useOpenSettings() {
  const search = useSearch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAddressed = search.has('settings');

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    if (!isAddressed) return;
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome || jobs > 0) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  }, [isAddressed, navigate]);

  return { isOpen: isOpen || isAddressed, open, close };
}
