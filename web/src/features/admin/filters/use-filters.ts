import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../../platform/navigation/use-search.ts';
import { type AttemptFilters, readFilters, writeFilters } from './attempt-filters.ts';

/** The chosen filters: IP and e-mail in memory, the others in the page's address. */
export function useFilters(): [AttemptFilters, (filters: AttemptFilters) => void] {
  const address = useSearch();
  const navigate = useNavigate();
  const [people, setPeople] = useState({ ip: '', email: '' });
  const filters = useMemo(() => ({ ...readFilters(address), ...people }), [address, people]);
  const setFilters = ({ ip, email, ...others }: AttemptFilters) => {
    setPeople({ ip, email });
    void navigate({ search: writeFilters(address, others).toString() }, { replace: true });
  };
  return [filters, setFilters];
}
