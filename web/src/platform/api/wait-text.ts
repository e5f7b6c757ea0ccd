const plural = new Intl.PluralRules('en-US');

const counted = (count: number, unit: string) =>
  `${count} ${unit}${plural.select(count) === 'one' ? '' : 's'}`;

/** A wait as people say it, never shorter than it is: 50 → '50 seconds', 61 → '2 minutes', 7200 → '2 hours'. */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** Seconds that a `Retry-After` header names, as a number or as a date; undefined when it names none. `now`: ms since 1970. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
