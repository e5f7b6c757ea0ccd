import { useQuery } from '@tanstack/react-query';
import { toast } from '../../ui/toast.tsx';
import { workerStatus } from '../../platform/worker/worker-status.ts';

const CHECK_INTERVAL_MS = 30_000;
const ownBuild = buildOf(document);

/** Shows, for debugging, the build of this page, and whether the server has a newer one. A click copies it. */
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

interface BuildInfo {
  phase: string;
  /** Build time, ISO. */
  timestamp: string;
}

/** The build that wrote this page, from its meta tags. */
function buildOf(page: Document): BuildInfo {
  const read = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? 'unknown';
  return { phase: read('build-phase'), timestamp: read('build-ts') };
}

const isSameBuild = (one: BuildInfo, other: BuildInfo): boolean =>
  one.phase === other.phase && one.timestamp === other.timestamp;

/** The build that the server sends now for the current page, bypassing caches. */
async function fetchServerBuild(signal: AbortSignal): Promise<BuildInfo> {
  const address = new URL(window.location.href);
  address.searchParams.set('build-check', Date.now().toString());
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** The state of the service worker, in one word. */
async function readWorkerState(): Promise<string> {
  // Missing in old browsers and on plain http outside localhost.
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.waiting ?? registration?.installing ?? registration?.active;
  if (!worker) return workerStatus().registration === 'failed' ? 'failed' : 'none';
  return worker === registration?.waiting ? 'waiting' : worker.state;
}
