import { useQuery } from '@tanstack/react-query';
import { toast } from '../../ui/toast.tsx';
import { buildOf, fetchServerBuild, isSameBuild } from './build-info.ts';
import { readWorkerState } from './worker-state.ts';

const CHECK_INTERVAL_MS = 30_000;
const ownBuild = buildOf(document);

/** For debugging: the build of this page, and whether the server has a newer one. A click copies it. */
export function BuildBadge() {
  const { data: isStale = false } = useQuery({
    queryKey: ['build'],
    queryFn: async ({ signal }) => !isSameBuild(ownBuild, await fetchServerBuild(signal)),
    refetchInterval: CHECK_INTERVAL_MS,
  });
  const { data: worker = '…' } = useQuery({
    queryKey: ['worker-state'],
    queryFn: readWorkerState,
    refetchInterval: CHECK_INTERVAL_MS,
  });
  const info = `${isStale ? 'STALE ' : ''}${ownBuild.phase} ${ownBuild.timestamp} worker: ${worker}`;

  return (
    <button
      type="button"
      onClick={() => void copy(info)}
      className={`type-note print:hidden fixed bottom-[calc(var(--page-end)+8px)] left-2 z-70 max-w-[calc(100vw-16px)] rounded-control border px-2 py-1 text-left tabular-nums ${isStale ? 'border-close bg-close text-white' : 'border-edge bg-sheet text-ink'}`}
    >
      {info}
    </button>
  );
}

async function copy(info: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(info);
    toast({ title: 'Build info copied', description: info });
  } catch {
    // The clipboard is missing on plain http and may be blocked; the toast's text can be selected instead.
    toast({ title: 'Build info not copied', description: info, variant: 'destructive' });
  }
}
