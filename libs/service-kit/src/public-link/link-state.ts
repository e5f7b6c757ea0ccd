import type { LinkState } from '@printpartner/contracts';
import type { AppError } from '@printpartner/messaging';
import type { PublicLink } from './public-link.entity.ts';

type LinkTimes = Pick<PublicLink, 'revokedAt' | 'closedAt' | 'expiresAt'>;

/** Why a link can't be used, in the words of its noun. */
export interface LinkErrors {
  /** The same for an unknown and for a revoked link. */
  unknown: () => AppError;
  expired: () => AppError;
  closed: () => AppError;
}

/** A link's state; the first that applies. @param now by Postgres's clock, which also set the times */
export function linkStateOf(
  { revokedAt, closedAt, expiresAt }: LinkTimes,
  isAnswered: boolean,
  now: Date,
): LinkState {
  if (revokedAt) return 'revoked';
  if (closedAt) return 'closed';
  if (expiresAt <= now) return 'expired';
  return isAnswered ? 'answered' : 'open';
}

/** Whether whoever has the token may open the link. */
export const isOpenLink = (link: LinkTimes, now: Date): boolean => linkStateOf(link, false, now) === 'open';

/** @throws AppError one of `errors` */
export function requireOpenLink<Link extends LinkTimes>(
  link: Link | null,
  now: Date,
  errors: LinkErrors,
): asserts link is Link {
  const state = link ? linkStateOf(link, false, now) : 'revoked';
  if (state === 'closed') throw errors.closed();
  if (state === 'expired') throw errors.expired();
  if (state === 'revoked') throw errors.unknown();
}
