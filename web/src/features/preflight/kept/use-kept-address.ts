import { useLocation, useNavigate } from 'react-router';
import { useSearch } from '../../../platform/navigation/use-search.ts';

const KEPT = 'kept';

/**
 * The kept result that the address names: `/?tab=projects&project=<uuid>&kept=<uuid>`. It replaces the project's entry in the
 * history, so that Back leads where it led before.
 */
export function useKeptAddress() {
  const search = useSearch();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  function show(id: string | null) {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(KEPT);
    else next.set(KEPT, id);
    void navigate({ search: next.toString() }, { replace: true, state });
  }
  return { keptId: search.get(KEPT)?.toLowerCase() ?? null, show };
}
