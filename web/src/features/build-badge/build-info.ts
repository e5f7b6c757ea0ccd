export interface BuildInfo {
  phase: string;
  /** Build time, ISO. */
  timestamp: string;
}

/** The build that wrote this page, from its meta tags. */
export function buildOf(page: Document): BuildInfo {
  const read = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? 'unknown';
  return { phase: read('build-phase'), timestamp: read('build-ts') };
}

export const isSameBuild = (one: BuildInfo, other: BuildInfo): boolean =>
  one.phase === other.phase && one.timestamp === other.timestamp;

/** The build that the server sends now for the current page, bypassing caches. */
export async function fetchServerBuild(signal: AbortSignal): Promise<BuildInfo> {
  const address = new URL(window.location.href);
  address.searchParams.set('build-check', Date.now().toString());
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
