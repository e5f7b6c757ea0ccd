interface Reading {
  /** What is read: `projects`. */
  name: string;
  isRead: boolean;
  isFailed: boolean;
}

/** What of the user's own isn't searched, and why; empty if all is. */
export function unsearchedText(readings: readonly Reading[], hasOlderProjects: boolean): string {
  const missing = readings.filter(({ isRead }) => !isRead);
  const failed = missing.filter(({ isFailed }) => isFailed);
  const loading = missing.filter(({ isFailed }) => !isFailed);
  return [
    ...failed.map(({ name }) => `Your ${name} did not load. Check your connection, then open search again.`),
    ...loading.map(({ name }) => `Your ${name} are still loading.`),
    hasOlderProjects && 'Older archived projects are searched once Project Tracking has loaded them.',
  ]
    .filter(Boolean)
    .join(' ');
}
