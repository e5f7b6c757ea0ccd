import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AttemptFilters, readFilters, writeFilters } from './attempt-filters.ts';

/** The chosen filters: IP and e-mail in memory, the others in the page's address. */
export function useFilters(): [AttemptFilters, (filters: AttemptFilters) => void] {
  const [address, setAddress] = useSearchParams();
  const [people, setPeople] = useState({ ip: '', email: '' });
  const filters = useMemo(() => ({ ...readFilters(address), ...people }), [address, people]);
  const setFilters = ({ ip, email, ...others }: AttemptFilters) => {
    setPeople({ ip, email });
    setAddress((current) => writeFilters(current, others), { replace: true, preventScrollReset: true });
  };
  return [filters, setFilters];
}
