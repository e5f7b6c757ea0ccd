import type { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { VendorLink } from '../vendor-links/vendor-link.entity.ts';

/** Kinds of mail that this service sends, each with what it refers to. */
export const mailKinds = {
  /** A link, its recipient and its owner: `<uuid>/<hash>/<uuid>`. The next three, too. */
  vendorLink: 'vendor-link',
  newVersion: 'vendor-link-version',
  notChosen: 'quote-not-chosen',
  chosen: 'quote-chosen',
  /** A link, because the quote that answers it may be deleted and another one sent before the mail; and its owner. */
  answered: 'quote-answered',
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mails to the owner about one link in a day. Without a limit, whoever has a link could fill a mailbox. */
const MAX_PER_LINK = 6;
/** Mails to the owner about all links of a sheet, in the last hour and to come. More changes are not mailed. */
const MAX_PER_SHEET = 6;

/** Kinds of mail to a vendor about its link. */
export type VendorMailKind = Exclude<(typeof mailKinds)[keyof typeof mailKinds], 'quote-answered'>;

/**
 * Records a mail to the owner about an answer: at once after a quiet hour, else when the hour is over, with all changes until
 * then. Beyond the limits, only the app shows a change; the first answer is always mailed. The caller holds the owner's lock, and saves the link.
 */
export async function recordOwnerMail(
  manager: EntityManager,
  mails: MailBox,
  link: VendorLink,
  now: Date,
): Promise<void> {
  const recent = link.ownerMails.filter((at) => at.getTime() > now.getTime() - DAY_MS);
  const last = Math.max(0, ...recent.map((at) => at.getTime()));
  if (last > now.getTime() || recent.length >= MAX_PER_LINK) return;
  const isFirst = link.ownerMails.length === 0;
  if (!isFirst && (await ownerMailsOf(manager, link, now)) >= MAX_PER_SHEET) return;
  const notBefore = new Date(Math.max(now.getTime(), last + HOUR_MS));
  link.ownerMails = [...recent, notBefore];
  await mails.record(manager, { kind: mailKinds.answered, ref: `${link.id}/${link.userId}`, notBefore });
}

/** Mails to the owner about any link of the sheet, of the last hour and to come. */
async function ownerMailsOf(
  manager: EntityManager,
  { userId, sheetId }: VendorLink,
  now: Date,
): Promise<number> {
  const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
    `select count(*)::integer as count from vendor_links, unnest(owner_mails) as owner_mail (at)
      where user_id = $1 and sheet_id = $2 and owner_mail.at > $3`,
    [userId, sheetId, new Date(now.getTime() - HOUR_MS)],
  );
  return count;
}
