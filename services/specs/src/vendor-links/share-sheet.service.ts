import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  mailShare,
  patchShare,
  revokeShare,
  type RpcInput,
  type RpcOutput,
  shareNewVersion,
  shareSheet,
  type VendorLink as VendorLinkAnswer,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import {
  type AnswerSubject,
  databaseNow,
  earlierAnswer,
  inDays,
  MailBox,
  newPublicLink,
  requireOpenLink,
  writeOnce,
} from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountsClient } from '../accounts/accounts.client.ts';
import { contentOf } from '../content/spec-row.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { VendorMails } from '../mails/vendor-mails.ts';
import { madeAlready, VendorsRepository } from '../vendors/vendors.repository.ts';
import type { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import { LinkTokens, shareNotFound, VendorLinksRepository } from './vendor-links.repository.ts';
import { presentLink, unsentChanges } from './present-link.ts';
import { outcomeMails, VendorLink } from './vendor-link.entity.ts';

/** A link is mailed again at most this often. */
const MAIL_EVERY_MS = 3_600_000;

/** Makes links for vendors, and changes them. */
@Controller()
export class ShareSheetService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
    private readonly vendors: VendorsRepository,
    private readonly links: VendorLinksRepository,
    private readonly tokens: LinkTokens,
    private readonly accounts: AccountsClient,
    private readonly mails: MailBox,
    private readonly vendorMails: VendorMails,
  ) {}

  /**
   * A link that the user already has is answered as it is.
   *
   * @throws AppError specs.not_found, quotes.vendor_not_found, quotes.vendor_limit_reached, quotes.share_limit_reached,
   *   quotes.share_not_found, quotes.made_already, quotes.no_address, quotes.address_unconfirmed
   */
  @HandleRpc(shareSheet)
  share(
    { id = randomUUID(), sheet_id, vendor, expires_in_days, message, send_mail }: RpcInput<typeof shareSheet>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof shareSheet>> {
    const { userId } = call;
    return this.write(call, send_mail, async (manager) => {
      const existing = await this.links.find(manager, userId, id);
      if (existing) {
        const isSame =
          existing.sheetId === sheet_id &&
          existing.vendorId === vendor.id &&
          existing.message === message &&
          existing.expiresAt.getTime() === inDays(existing.createdAt, expires_in_days).getTime() &&
          (existing.mailedAt !== null || !send_mail);
        if (!isSame) throw madeAlready('This link');
        // Its vendor, too.
        await this.vendors.chosen(manager, userId, vendor);
        return existing;
      }
      const sheet = await this.sheets.get(manager, userId, sheet_id);
      await this.links.requireRoom(manager, userId, sheet_id);
      const chosen = await this.vendors.chosen(manager, userId, vendor);
      const now = await databaseNow(manager);
      const link = Object.assign(new VendorLink(), {
        id,
        userId,
        sheetId: sheet_id,
        vendorId: chosen.id,
        vendorName: chosen.name,
        vendorEmail: chosen.email,
        message,
        ownerMails: [],
        sheetRevision: sheet.revision,
        ...newPublicLink(now, expires_in_days),
      });
      if (send_mail) await this.sendLink(manager, link, mailKinds.vendorLink, now);
      await this.links.insert(manager, link);
      await this.freeze(manager, link, sheet);
      return link;
    });
  }

  /** @throws AppError quotes.share_not_found, also for a revoked link; quotes.share_limit_reached */
  @HandleRpc(patchShare)
  patch(
    { id, patch }: RpcInput<typeof patchShare>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof patchShare>> {
    return this.write(call, false, async (manager) => {
      const link = await this.links.unrevoked(manager, call.userId, id);
      const now = await databaseNow(manager);
      if (patch.expires_in_days !== undefined)
        await this.links.extend(manager, link, patch.expires_in_days, now);
      if (patch.closed === false) await this.vendorMails.takeBack(manager, call.userId, outcomeMails(link));
      if (patch.closed !== undefined)
        Object.assign(link, patch.closed ? closedAt(link.closedAt ?? now) : reopened);
      return manager.save(link);
    });
  }

  /** Revoking twice is no error. @throws AppError quotes.share_not_found */
  @HandleRpc(revokeShare)
  revoke({ id }: RpcInput<typeof revokeShare>, call: HandlerCall): Promise<RpcOutput<typeof revokeShare>> {
    return writeOnce(this.dataSource, call, async (manager) => {
      await this.links.revoke(manager, call.userId, id);
      return { success: true as const };
    });
  }

  /** @throws AppError quotes.share_not_found, quotes.share_limit_reached, quotes.no_address, quotes.address_unconfirmed */
  @HandleRpc(shareNewVersion)
  async offerVersion(
    { id, form: { message, send_mail } }: RpcInput<typeof shareNewVersion>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof shareNewVersion>> {
    const { userId } = call;
    await this.links.get(this.dataSource.manager, userId, id);
    return this.write(call, send_mail, async (manager) => {
      const link = await this.links.unrevoked(manager, userId, id);
      const sheet = await this.sheets.get(manager, userId, link.sheetId);
      const newest = await this.links.version(manager, link, link.version);
      // A request that is repeated, or changes of what isn't shown.
      if (unsentChanges(newest, sheet).length === 0) return link;
      const now = await databaseNow(manager);
      this.links.advance(link, now);
      Object.assign(link, { sheetRevision: sheet.revision }, message !== undefined && { message });
      if (send_mail) await this.sendLink(manager, link, mailKinds.newVersion, now);
      await manager.save(link);
      await this.freeze(manager, link, sheet);
      return link;
    });
  }

  /** @throws AppError quotes.share_not_found, quotes.no_address, quotes.address_unconfirmed, quotes.mail_limit */
  @HandleRpc(mailShare)
  async mail({ id }: RpcInput<typeof mailShare>, call: HandlerCall): Promise<RpcOutput<typeof mailShare>> {
    const { userId } = call;
    await this.links.get(this.dataSource.manager, userId, id);
    return this.write(call, true, async (manager) => {
      const link = await this.links.unrevoked(manager, userId, id);
      const now = await databaseNow(manager);
      requireMailable(link, now);
      const waitMs = (link.mailedAt?.getTime() ?? 0) + MAIL_EVERY_MS - now.getTime();
      if (waitMs > 0 && (await this.unsentKind(manager, link)) === undefined) throw mailedAlready(waitMs);
      await this.sendLink(manager, link, mailKinds.vendorLink, now);
      return manager.save(link);
    });
  }

  /** Replaces a mail that waits, or else waits until an hour after the last one. The caller saves the link. */
  private async sendLink(
    manager: EntityManager,
    link: VendorLink,
    kind: 'vendor-link' | 'vendor-link-version',
    now: Date,
  ): Promise<void> {
    requireMailable(link, now);
    if (link.linkMailId !== null) await this.vendorMails.takeBack(manager, link.userId, [link.linkMailId]);
    const unsent = await this.unsentKind(manager, link);
    const last = link.mailedAt?.getTime() ?? 0;
    const at = new Date(Math.max(now.getTime(), unsent === undefined ? last + MAIL_EVERY_MS : last));
    // A vendor who never got the link is asked for a quote, not told of changes.
    const shown = unsent === mailKinds.vendorLink ? unsent : kind;
    link.linkMailId = await this.vendorMails.record(manager, link, shown, at);
    link.mailedAt = at;
  }

  /** The kind of the newest mail with the link, if it was not sent and won't be. */
  private async unsentKind(manager: EntityManager, { linkMailId }: VendorLink): Promise<string | undefined> {
    if (linkMailId === null) return undefined;
    return (await this.mails.unsent(manager, [linkMailId])).get(linkMailId);
  }

  private async freeze(manager: EntityManager, link: VendorLink, sheet: SpecSheet): Promise<void> {
    const { kind, name, revision: sheetRevision } = sheet;
    // All fields, so that what the version says stays the same when a field is added.
    await this.links.freeze(manager, link, { kind, name, ...contentOf(kind, sheet), sheetRevision });
  }

  /** @param sendsMail only in the name of someone whose own address is confirmed, which replies go to */
  private async write(
    call: HandlerCall,
    sendsMail: boolean,
    change: (manager: EntityManager) => Promise<VendorLink>,
  ): Promise<VendorLinkAnswer> {
    if (sendsMail) await this.requireAddress(call);
    const present = async (manager: EntityManager) => this.present(manager, await change(manager));
    const answer = await writeOnce(this.dataSource, call, present, ABOUT_SHEET);
    if (sendsMail) this.mails.nudge();
    // Not stored with the answer: whoever reads the database opens no link.
    return { ...answer, url: this.tokens.urlOf({ id: answer.id, createdAt: new Date(answer.created_at) }) };
  }

  /** @throws AppError quotes.address_unconfirmed */
  private async requireAddress(call: HandlerCall): Promise<void> {
    if (await earlierAnswer(this.dataSource.manager, call, shareNotFound)) return;
    if ((await this.accounts.confirmedAddress(call.userId)) === null) throw unconfirmed();
  }

  private async present(manager: EntityManager, link: VendorLink): Promise<StoredAnswer> {
    const { userId, sheetId } = link;
    const sheet = await this.sheets.find(manager, userId, sheetId);
    const newest = await this.links.version(manager, link, link.version);
    const isAnswered = (await this.links.answerTo(manager, link)) !== null;
    const changes = sheet ? unsentChanges(newest, sheet) : [];
    return presentLink(link, { isAnswered, changes, now: await databaseNow(manager) });
  }
}

type StoredAnswer = Omit<VendorLinkAnswer, 'url'>;

const ABOUT_SHEET: AnswerSubject<StoredAnswer> = { of: ({ sheet_id }) => sheet_id, gone: shareNotFound };

const closedAt = (at: Date) => ({ closedAt: at, closedByChoice: false });

/** Whoever is asked again is also told of a choice again. */
const reopened = { closedAt: null, closedByChoice: false, toldMailId: null, toldChosenMailId: null };

/** @throws AppError quotes.link_expired, quotes.link_closed: a mail must not say that such a link works */
const requireMailable = (link: VendorLink, now: Date): void =>
  requireOpenLink(link, now, {
    unknown: shareNotFound,
    expired: () =>
      new AppError('quotes.link_expired', {
        userMessage: 'This link has expired. Extend it before you mail it.',
      }),
    closed: () =>
      new AppError('quotes.link_closed', {
        userMessage: 'This link is closed. Reopen it before you mail it.',
      }),
  });

const unconfirmed = () =>
  new AppError('quotes.address_unconfirmed', {
    userMessage:
      'Confirm your email address in Settings before Print Partner mails vendors for you. Or copy the link and send it yourself.',
  });

const mailedAlready = (waitMs: number) =>
  new AppError('quotes.mail_limit', {
    userMessage: `This link was mailed within the last hour. Email it again in ${minutesText(waitMs)}.`,
    retryAfter: Math.ceil(waitMs / 1_000),
  });

const minutesText = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};
