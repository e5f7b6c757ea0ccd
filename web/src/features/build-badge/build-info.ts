export interface BuildInfo {
  phase: string;
  /** When it was built, ISO. */
  timestamp: string;
}

/** Which build a page comes from, as the build wrote it into the page's head. */
export function buildOf(page: Document): BuildInfo {
  const read = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? 'unknown';
  return { phase: read('build-phase'), timestamp: read('build-ts') };
}

export const isSameBuild = (one: BuildInfo, other: BuildInfo): boolean =>
  one.phase === other.phase && one.timestamp === other.timestamp;

/** The build that the server hands out now for the page we are on; no cache may answer instead. */
export async function fetchServerBuild(signal: AbortSignal): Promise<BuildInfo> {
  const address = new URL(window.location.href);
  address.searchParams.set('build-check', Date.now().toString());
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
