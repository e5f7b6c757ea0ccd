import { useLocation, useSearchParams } from 'react-router';

const KEPT = 'kept';

/**
 * The kept result that the address names: `/?tab=projects&project=<uuid>&kept=<uuid>`. It replaces the project's entry in the
 * history, so that Back leads where it led before.
 */
export function useKeptAddress() {
  const [search, setSearch] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  function show(id: string | null) {
    setSearch(
      (now) => {
        if (id === null) now.delete(KEPT);
        else now.set(KEPT, id);
        return now;
      },
      { replace: true, state },
    );
  }
  return { keptId: search.get(KEPT)?.toLowerCase() ?? null, show };
}
