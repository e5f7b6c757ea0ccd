import type { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { VendorLink } from '../vendor-links/vendor-link.entity.ts';

/** Kinds of mail that this service sends, each with what it refers to. */
export const mailKinds = {
  /** A link and its recipient: `<uuid>/<hash>`. The next three, too. */
  vendorLink: 'vendor-link',
  newVersion: 'vendor-link-version',
  notChosen: 'quote-not-chosen',
  chosen: 'quote-chosen',
  /** A link, because the quote that answers it may be deleted and another one sent before the mail. */
  answered: 'quote-answered',
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** To the owner about one link in a day: whoever has a link can't fill a mailbox. */
const MOST_OWNER_MAILS = 6;

/** Kinds of mail to a vendor about its link. */
export type VendorMailKind = Exclude<(typeof mailKinds)[keyof typeof mailKinds], 'quote-answered'>;

/**
 * Records a mail to the owner about an answer: at once after a quiet hour, else when the hour is over, with all changes until
 * then. The caller saves the link.
 */
export async function recordOwnerMail(
  manager: EntityManager,
  mails: MailBox,
  link: VendorLink,
  now: Date,
): Promise<void> {
  const recent = link.ownerMails.filter((at) => at.getTime() > now.getTime() - DAY_MS);
  const last = Math.max(0, ...recent.map((at) => at.getTime()));
  if (last > now.getTime() || recent.length >= MOST_OWNER_MAILS) return;
  const notBefore = new Date(Math.max(now.getTime(), last + HOUR_MS));
  link.ownerMails = [...recent, notBefore];
  await mails.record(manager, { kind: mailKinds.answered, ref: link.id, notBefore });
}
