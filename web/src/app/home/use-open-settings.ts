import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Settings open by their button, or by an address, `/?settings=open`, which a search result leads to. */
export function useOpenSettings() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAddressed = search.has('settings');

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    if (isAddressed) void navigate({ search: '' }, { replace: true });
  }, [isAddressed, navigate]);

  return { isOpen: isOpen || isAddressed, open, close };
}
