import type { VendorLink as VendorLinkAnswer } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { VendorLink } from './vendor-link.entity.ts';

type LinkTimes = Pick<VendorLink, 'revokedAt' | 'closedAt' | 'expiresAt'>;

/** A link's state; the first that applies. @param now by Postgres's clock, which also set the times */
export function stateOf(
  { revokedAt, closedAt, expiresAt }: LinkTimes,
  isAnswered: boolean,
  now: Date,
): VendorLinkAnswer['state'] {
  if (revokedAt) return 'revoked';
  if (closedAt) return 'closed';
  if (expiresAt <= now) return 'expired';
  return isAnswered ? 'answered' : 'open';
}

/** Whether a vendor may open the link. */
export const isOpen = (link: LinkTimes, now: Date): boolean => stateOf(link, false, now) === 'open';

/** @throws AppError quotes.link_not_found, quotes.link_expired, quotes.link_closed */
export function requireOpen(link: VendorLink | null, now: Date): asserts link is VendorLink {
  const state = link ? stateOf(link, false, now) : 'revoked';
  if (state === 'closed') throw closed();
  if (state === 'expired') throw expired();
  if (state === 'revoked') throw linkNotFound();
}

/** For the owner, before a mail that says the link works. @throws AppError quotes.link_expired, quotes.link_closed */
export function requireMailable(link: LinkTimes, now: Date): void {
  const state = stateOf(link, false, now);
  if (state === 'expired')
    throw new AppError('quotes.link_expired', {
      userMessage: 'This link has expired. Extend it before you mail it.',
    });
  if (state === 'closed')
    throw new AppError('quotes.link_closed', {
      userMessage: 'This link is closed. Reopen it before you mail it.',
    });
}

/** The same error for an unknown and for a revoked link. */
export const linkNotFound = () =>
  new AppError('quotes.link_not_found', {
    userMessage: 'This link doesn’t work. Ask the person who sent it for a new one.',
  });

const expired = () =>
  new AppError('quotes.link_expired', {
    userMessage: 'This link has expired. Ask the buyer to extend it.',
  });

const closed = () =>
  new AppError('quotes.link_closed', {
    userMessage: 'The buyer has closed this request, so it takes no more quotes.',
  });
