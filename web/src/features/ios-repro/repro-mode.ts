export type ReproMode = 'page' | 'iframe';

/** Test pages for typing on iOS: `?ios=repro` or `#ios-input-repro`, and `?ios=iframe`. */
export function reproModeOf({ search, hash }: Pick<Location, 'search' | 'hash'>): ReproMode | null {
  const ios = new URLSearchParams(search).get('ios');
  if (ios === 'iframe') return 'iframe';
  return ios === 'repro' || hash === '#ios-input-repro' ? 'page' : null;
}
