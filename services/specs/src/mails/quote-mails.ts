import { AppError } from '@printpartner/messaging';
import type { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { Quote } from '../quotes/quote.entity.ts';
import type { VendorLink } from '../vendor-links/vendor-link.entity.ts';

/** Kinds of mail that this service sends, each with what it refers to. */
export const mailKinds = {
  /** A link. */
  vendorLink: 'vendor-link',
  /** A link and a version: `<uuid>/2`. */
  newVersion: 'vendor-link-version',
  /** A link. */
  notChosen: 'quote-not-chosen',
  /** A quote. */
  chosen: 'quote-chosen',
  /** A quote. */
  answered: 'quote-answered',
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** To the owner about one link in a day: whoever has a link can't fill a mailbox. */
const MOST_OWNER_MAILS = 6;

/** Records the mail of a new link or version. @throws AppError quotes.no_address */
export async function recordLinkMail(
  manager: EntityManager,
  mails: MailBox,
  link: VendorLink,
  kind: 'vendorLink' | 'newVersion',
  now: Date,
): Promise<void> {
  if (link.vendorEmail === '')
    throw new AppError('quotes.no_address', {
      userMessage: 'This vendor has no email address. Add one, or copy the link and send it yourself.',
    });
  link.mailedAt = now;
  const ref = kind === 'newVersion' ? `${link.id}/${link.version}` : link.id;
  await mails.record(manager, { kind: mailKinds[kind], ref });
}

/**
 * Records a mail to the owner about an answer: at once after a quiet hour, else when the hour is over, with all changes until
 * then. The caller saves the link.
 */
export async function recordOwnerMail(
  manager: EntityManager,
  mails: MailBox,
  { id }: Quote,
  link: VendorLink,
  now: Date,
): Promise<void> {
  const recent = link.ownerMails.filter((at) => at.getTime() > now.getTime() - DAY_MS);
  const last = Math.max(0, ...recent.map((at) => at.getTime()));
  if (last > now.getTime() || recent.length >= MOST_OWNER_MAILS) return;
  const notBefore = new Date(Math.max(now.getTime(), last + HOUR_MS));
  link.ownerMails = [...recent, notBefore];
  await mails.record(manager, { kind: mailKinds.answered, ref: id, notBefore });
}
