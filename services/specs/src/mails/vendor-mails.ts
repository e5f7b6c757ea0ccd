import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError, type OldRows } from '@printpartner/messaging';
import { lockUser, MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { outcomeMails, type VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { MailRecipients, stopKeyOf } from './mail-recipients.ts';
import type { VendorMailKind } from './mail-kinds.ts';

/** Counts that no limit reads any longer, for the sweeper to remove. */
export const oldMailCounts: OldRows = {
  table: 'vendor_mail_counts',
  key: 'ctid',
  isOld: "counted_at < now() - interval '1 day'",
};

/** Mails to vendors, whose addresses users type in: counted per user, per recipient, and per user and recipient. */
@Injectable()
export class VendorMails {
  constructor(
    private readonly mails: MailBox,
    private readonly recipients: MailRecipients,
  ) {}

  /**
   * Records a mail about a link to its vendor. The caller holds the user's lock. Counted in the same transaction, so a
   * request that fails counts nothing.
   *
   * @param notBefore when to send it; at once if not given
   * @returns the mail's id
   * @throws AppError quotes.no_address; quotes.address_stopped; quotes.mail_limit
   */
  async record(
    manager: EntityManager,
    link: VendorLink,
    kind: VendorMailKind,
    notBefore?: Date,
  ): Promise<string> {
    const refusal = await this.refusalOf(manager, link);
    if (refusal) throw refusal;
    return this.insert(manager, link, kind, notBefore);
  }

  /**
   * Records the same mail to several vendors, and passes over those who can't be mailed. The caller holds the user's lock.
   *
   * @returns link → the mail's id
   */
  async recordAll(
    manager: EntityManager,
    links: readonly VendorLink[],
    kindOf: (link: VendorLink) => VendorMailKind,
  ): Promise<Map<VendorLink, string>> {
    const sent = links.map((link) => ({ link, recipient: this.recipients.keyOf(link.vendorEmail) }));
    // In one order for all users, who wait for each other's recipients.
    sent.sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    const mails = new Map<VendorLink, string>();
    for (const { link } of sent) {
      if (await this.refusalOf(manager, link)) continue;
      mails.set(link, await this.insert(manager, link, kindOf(link)));
    }
    return mails;
  }

  /** Takes back the user's mails that wait, which no longer count. One that is being sent isn't taken back. */
  async takeBack(manager: EntityManager, userId: string, mailIds: readonly string[]): Promise<void> {
    const dropped = await this.mails.takeBack(manager, mailIds);
    await manager.query('delete from vendor_mail_counts where user_id = $1 and mail_id = any($2::uuid[])', [
      userId,
      dropped,
    ]);
  }

  /**
   * Takes back mails about a choice that wait and no longer apply. Of all that were not sent and won't be, the links then
   * have no id: their vendors were not told. The caller holds the user's lock, and saves the links.
   */
  async takeBackOutcomes(
    manager: EntityManager,
    userId: string,
    links: readonly VendorLink[],
    outdatedOf: (link: VendorLink) => readonly (string | null)[],
  ): Promise<void> {
    const outdated = links.flatMap(outdatedOf).filter((id) => id !== null);
    await this.takeBack(manager, userId, outdated);
    const unsent = await this.mails.unsent(manager, links.flatMap(outcomeMails));
    for (const link of links) {
      if (unsent.has(link.toldMailId ?? '')) link.toldMailId = null;
      if (unsent.has(link.toldChosenMailId ?? '')) link.toldChosenMailId = null;
    }
  }

  /** Why the link's vendor can't be mailed. Locks the recipient, whom other users mail, too. */
  private async refusalOf(
    manager: EntityManager,
    { userId, vendorEmail }: VendorLink,
  ): Promise<AppError | undefined> {
    if (vendorEmail === '') return noAddress();
    const recipient = this.recipients.keyOf(vendorEmail);
    // The same lock as a user's: one at a time.
    await lockUser(manager, `recipient ${recipient}`);
    if (await hasStopped(manager, stopKeyOf(vendorEmail))) return addressStopped();
    return exceededLimit(manager, userId, recipient);
  }

  private async insert(
    manager: EntityManager,
    { id, userId, vendorEmail }: VendorLink,
    kind: VendorMailKind,
    notBefore?: Date,
  ): Promise<string> {
    const recipient = this.recipients.keyOf(vendorEmail);
    const ref = `${id}/${recipient}/${userId}`;
    const mailId = await this.mails.record(manager, { kind, ref, ...(notBefore && { notBefore }) });
    await manager.query(
      'insert into vendor_mail_counts (user_id, recipient, mail_id, counted_at) values ($1, $2, $3, now())',
      [userId, recipient, mailId],
    );
    return mailId;
  }
}

/** Whether a recipient stopped mail from us. @param stopKey see `stopKeyOf` */
export async function hasStopped(manager: EntityManager, stopKey: string): Promise<boolean> {
  const found = await manager.query<unknown[]>('select 1 from stopped_recipients where recipient = $1', [
    stopKey,
  ]);
  return found.length > 0;
}

/** A mail of the last day, by the user or to the recipient. */
interface CountedMail {
  isOfUser: boolean;
  isToRecipient: boolean;
  /** Seconds until it no longer counts. */
  left: number;
}

const counts: readonly {
  isCounted: (mail: CountedMail) => boolean;
  mostPerDay: number;
  userMessage: string;
}[] = [
  {
    isCounted: ({ isOfUser }) => isOfUser,
    mostPerDay: limits.vendorMailsOfUser,
    userMessage:
      'You have mailed many vendors today. Copy the link and send it yourself, or try again tomorrow.',
  },
  {
    isCounted: ({ isOfUser, isToRecipient }) => isOfUser && isToRecipient,
    mostPerDay: limits.vendorMailsOfPair,
    userMessage:
      'You have mailed this vendor many times today. Copy the link and send it yourself, or try again tomorrow.',
  },
  {
    isCounted: ({ isToRecipient }) => isToRecipient,
    mostPerDay: limits.vendorMailsOfRecipient,
    userMessage:
      'This vendor gets too many mails today. Copy the link and send it yourself, or try again tomorrow.',
  },
];

async function exceededLimit(
  manager: EntityManager,
  userId: string,
  recipient: string,
): Promise<AppError | undefined> {
  const mails = await manager.query<CountedMail[]>(
    `select coalesce(user_id = $1, false) as "isOfUser", recipient = $2 as "isToRecipient",
        ceil(extract(epoch from counted_at + interval '1 day' - now()))::integer as "left"
      from vendor_mail_counts
      where (user_id = $1 or recipient = $2) and counted_at > now() - interval '1 day'`,
    [userId, recipient],
  );
  for (const { isCounted, mostPerDay, userMessage } of counts) {
    const those = mails.filter(isCounted);
    if (those.length < mostPerDay) continue;
    const retryAfter = Math.max(1, Math.min(...those.map(({ left }) => left)));
    return new AppError('quotes.mail_limit', { userMessage, retryAfter });
  }
  return undefined;
}

const noAddress = () =>
  new AppError('quotes.no_address', {
    userMessage: 'This vendor has no email address. Add one, or copy the link and send it yourself.',
  });

const addressStopped = () =>
  new AppError('quotes.address_stopped', {
    userMessage: 'This vendor has stopped mail from Print Partner. Copy the link and send it yourself.',
  });
