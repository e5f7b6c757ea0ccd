import type { DryTime } from '@printpartner/print-knowledge/coatings';

/** `10–25 min`, `Instant`, or that a film needs none. */
export function dryTimeText(time: DryTime): string {
  if (time === 'instant') return 'Instant';
  return time === 'none' ? 'None: bonded' : `${time.from}–${time.to} min`;
}
