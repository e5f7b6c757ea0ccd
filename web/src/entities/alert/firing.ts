import type { Alert } from '@printpartner/contracts/types';

/** One firing of an alert. A snoozed alert keeps its id and fires again at another time. */
export type Firing = Pick<Alert, 'id' | 'fire_at_utc'>;

/** The key of one firing. */
export function firingOf({ id, fire_at_utc }: Firing): string {
  return `${id} ${fire_at_utc}`;
}

export const isSameFiring = (one: Firing, other: Firing): boolean => firingOf(one) === firingOf(other);
