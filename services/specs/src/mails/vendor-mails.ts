import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError, type OldRows } from '@printpartner/messaging';
import { lockUser, MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { recipientKey } from './mail-recipients.ts';
import type { VendorMailKind } from './quote-mails.ts';

/** For the sweeper. */
export const oldMailCounts: OldRows = {
  table: 'vendor_mail_counts',
  key: 'ctid',
  isOld: "counted_at < now() - interval '1 day'",
};

/** Mails to vendors, whose addresses users type in: counted per user, per recipient, and per user and recipient. */
@Injectable()
export class VendorMails {
  constructor(private readonly mails: MailBox) {}

  /**
   * Records a mail about a link to its vendor. The caller holds the user's lock. Counted in the same transaction, so a
   * request that fails counts nothing.
   *
   * @param notBefore when to send it; at once if not given
   * @throws AppError quotes.no_address; quotes.address_stopped; request.rate_limited
   */
  async record(
    manager: EntityManager,
    link: VendorLink,
    kind: VendorMailKind,
    notBefore?: Date,
  ): Promise<void> {
    if (link.vendorEmail === '') throw noAddress();
    const recipient = recipientKey(link.vendorEmail);
    // Other users mail it, too. The same lock as a user's: one at a time.
    await lockUser(manager, `recipient ${recipient}`);
    if (await hasStopped(manager, recipient)) throw addressStopped();
    for (const count of countsOf(link.userId, recipient)) await take(manager, count);
    const ref = `${link.id}/${link.version}/${recipient}`;
    await this.mails.record(manager, { kind, ref, ...(notBefore && { notBefore }) });
  }

  /** Whether the link's vendor takes mail. */
  async isReachable(manager: EntityManager, { vendorEmail }: VendorLink): Promise<boolean> {
    return vendorEmail !== '' && !(await hasStopped(manager, recipientKey(vendorEmail)));
  }
}

/** Whether a recipient stopped mail from us. */
export async function hasStopped(manager: EntityManager, recipient: string): Promise<boolean> {
  const found = await manager.query<unknown[]>('select 1 from stopped_recipients where recipient = $1', [
    recipient,
  ]);
  return found.length > 0;
}

interface Count {
  subject: string;
  mostPerDay: number;
  userMessage: string;
}

/** Hashed, so that the counts tell of nobody. They outlive the account, or deleting it would reset them. */
function countsOf(userId: string, recipient: string): Count[] {
  const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('base64url');
  return [
    {
      subject: hashOf('user', userId),
      mostPerDay: limits.vendorMailsOfUser,
      userMessage:
        'You have mailed many vendors today. Copy the link and send it yourself, or try again tomorrow.',
    },
    {
      subject: hashOf('pair', userId, recipient),
      mostPerDay: limits.vendorMailsOfPair,
      userMessage:
        'You have mailed this vendor many times today. Copy the link and send it yourself, or try again tomorrow.',
    },
    {
      subject: hashOf('recipient', recipient),
      mostPerDay: limits.vendorMailsOfRecipient,
      userMessage:
        'This vendor gets too many mails today. Copy the link and send it yourself, or try again tomorrow.',
    },
  ];
}

async function take(manager: EntityManager, { subject, mostPerDay, userMessage }: Count): Promise<void> {
  const [{ count, wait } = { count: 0, wait: 0 }] = await manager.query<{ count: number; wait: number }[]>(
    `select count(*)::integer as count,
        ceil(extract(epoch from min(counted_at) + interval '1 day' - now()))::integer as wait
      from vendor_mail_counts where subject = $1 and counted_at > now() - interval '1 day'`,
    [subject],
  );
  if (count >= mostPerDay)
    throw new AppError('request.rate_limited', { userMessage, retryAfter: Math.max(1, wait) });
  await manager.query('insert into vendor_mail_counts (subject, counted_at) values ($1, now())', [subject]);
}

const noAddress = () =>
  new AppError('quotes.no_address', {
    userMessage: 'This vendor has no email address. Add one, or copy the link and send it yourself.',
  });

const addressStopped = () =>
  new AppError('quotes.address_stopped', {
    userMessage: 'This vendor has stopped mail from Print Partner. Copy the link and send it yourself.',
  });
