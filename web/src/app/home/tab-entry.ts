/** What the history keeps of the tab or calculators that are open in an entry. */
export interface TabEntry {
  /** Opened from the home screen, so that Back leads there. */
  cameFromHome: boolean;
  /** Entries in the history since it was opened. */
  jobs: number;
}

/**
 * The current entry. Read from the browser: an entry counts from the moment it is written, and the router renders it later.
 */
export function tabEntry(): TabEntry {
  // The router keeps what `navigate` is given as `state` under this name.
  const state: unknown = window.history.state?.usr;
  const { cameFromHome, jobs }: { cameFromHome?: unknown; jobs?: unknown } = state ?? {};
  return { cameFromHome: cameFromHome === true, jobs: typeof jobs === 'number' ? jobs : 0 };
}
