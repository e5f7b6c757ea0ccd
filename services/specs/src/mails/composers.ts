import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  databaseNow,
  isOpenLink,
  type Letter,
  type MailComposers,
  type MailComposing,
  type MailContent,
  writeLetter,
} from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountsClient } from '../accounts/accounts.client.ts';
import { QuoteChoice } from '../quotes/quote-choice.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';
import { isToVendor, vendorOfQuote } from '../quotes/vendor-of-quote.ts';
import { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import type { LinkVersion, VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { LinkTokens, VendorLinksRepository } from '../vendor-links/vendor-links.repository.ts';
import { mailKinds } from './mail-kinds.ts';
import { MailRecipients, stopKeyOf } from './mail-recipients.ts';
import { aboutSheet, buyerName, unlinkedText } from './unlinked-text.ts';
import { hasStopped } from './vendor-mails.ts';

export const PUBLIC_URL = Symbol('public url');

/** The time is written, too, because the day alone would be another one where the vendor is. */
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** What a mail to a vendor is about. */
interface VendorMail {
  link: VendorLink;
  version: LinkVersion;
  /** The name of the owner's account. */
  buyer: string;
  /** That name and the owner's address. */
  from: string;
  /** The owner's address. */
  replyTo: string;
  /** The time by Postgres's clock. */
  now: Date;
}

/** Writes mails about quotes when they are sent: reads addresses and texts then, and stores neither. */
@Injectable()
export class SpecsComposers implements MailComposing {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: VendorLinksRepository,
    private readonly tokens: LinkTokens,
    private readonly recipients: MailRecipients,
    private readonly accounts: AccountsClient,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  readonly byKind: MailComposers = {
    [mailKinds.vendorLink]: (ref, mailId) => this.offer(ref, mailId),
    [mailKinds.newVersion]: (ref, mailId) => this.newVersion(ref, mailId),
    [mailKinds.notChosen]: (ref, mailId) => this.notChosen(ref, mailId),
    [mailKinds.chosen]: (ref, mailId) => this.chosen(ref, mailId),
    [mailKinds.answered]: (ref) => this.answered(ref),
  };

  private async offer(ref: string, mailId: string): Promise<MailContent | null> {
    const mail = await this.linkMail(ref, mailId);
    if (!mail) return null;
    const { link, version, buyer } = mail;
    return this.letter(mail, {
      subject: `${buyer} asks you for a quote${aboutSheet(version)}`,
      paragraphs: [
        `${mail.from} asks you for a quote on “${version.name}”. The link shows the specs, also as a PDF, and you can enter your prices there. You don’t need an account.`,
        ...messageOf(link, buyer),
        ...termsOf(link),
      ],
      action: { label: 'See the specs and quote', url: this.tokens.urlOf(link) },
    });
  }

  /** About the version that the link has now, which may be newer than the mail. */
  private async newVersion(ref: string, mailId: string): Promise<MailContent | null> {
    const mail = await this.linkMail(ref, mailId);
    if (!mail) return null;
    const { link, version, buyer } = mail;
    return this.letter(mail, {
      subject: `${buyer} changed the specs${aboutSheet(version)}`,
      paragraphs: [
        `${mail.from} changed the specs of “${version.name}”. The link now shows version ${version.version}, with the changes marked. Please check your prices.`,
        ...messageOf(link, buyer),
        ...termsOf(link),
      ],
      action: { label: 'See what changed', url: this.tokens.urlOf(link) },
    });
  }

  /** What `vendorMail` returns; null also if the link doesn't work, or a newer mail has it. */
  private async linkMail(ref: string, mailId: string): Promise<VendorMail | null> {
    const mail = await this.vendorMail(ref);
    return mail && isOpenLink(mail.link, mail.now) && mail.link.linkMailId === mailId ? mail : null;
  }

  private async notChosen(ref: string, mailId: string): Promise<MailContent | null> {
    const mail = await this.outcomeMail(ref, mailId, { isChosen: false });
    return (
      mail &&
      this.letter(mail, {
        subject: `${mail.buyer} chose another vendor${aboutSheet(mail.version)}`,
        paragraphs: [
          `${mail.from} has chosen another vendor for “${mail.version.name}”. The request is closed, and there is nothing left to do.`,
          'Thank you for your time.',
        ],
      })
    );
  }

  private async chosen(ref: string, mailId: string): Promise<MailContent | null> {
    const mail = await this.outcomeMail(ref, mailId, { isChosen: true });
    return (
      mail &&
      this.letter(mail, {
        subject: `${mail.buyer} chose your quote${aboutSheet(mail.version)}`,
        paragraphs: [
          `${mail.from} chose your quote for “${mail.version.name}” and will contact you about the order. This mail is not an order.`,
          ...(await chosenTerms(this.dataSource.manager, mail.link)),
          'Thank you for your quote.',
        ],
      })
    );
  }

  /**
   * What `vendorMail` returns; null also if the choice was taken back or is another one now, or the link was reopened. A vendor with
   * several links, or whose price the owner typed in, isn't told that another one was chosen.
   */
  private async outcomeMail(
    ref: string,
    mailId: string,
    { isChosen }: { isChosen: boolean },
  ): Promise<VendorMail | null> {
    const mail = await this.vendorMail(ref);
    if (!mail) return null;
    const { userId, sheetId, toldMailId, toldChosenMailId } = mail.link;
    if (mailId !== (isChosen ? toldChosenMailId : toldMailId)) return null;
    const { manager } = this.dataSource;
    const choice = await manager.findOneBy(QuoteChoice, { userId, sheetId });
    const quote = choice && (await manager.findOneBy(Quote, { userId, id: choice.quoteId }));
    if (!quote) return null;
    const isTrue = isChosen
      ? quote.linkId === mail.link.id
      : !isToVendor(mail.link, await vendorOfQuote(manager, quote));
    return isTrue ? mail : null;
  }

  /** Tells the owner that a vendor answered, or changed the answer. */
  private async answered(ref: string): Promise<MailContent | null> {
    const [linkId = ''] = ref.split('/');
    const { manager } = this.dataSource;
    const quote = await manager.findOneBy(Quote, { linkId });
    // Changes that the owner has seen need no mail.
    if (!quote || quote.seenRevision >= quote.revision) return null;
    const { userId, sheetId: id, vendorName, content } = quote;
    const sheet = await manager.findOneBy(SpecSheet, { userId, id });
    const to = await this.accounts.confirmedAddress(userId);
    if (!sheet || to === null) return null;
    const verb = quote.seenRevision === 0 ? 'answered' : 'changed the quote';
    const prices = content.lines.map(
      ({ quantity, price_cents }) => `${countText(quantity)}: ${dollarText(price_cents)}`,
    );
    return writeLetter({
      to,
      subject: `${vendorName} ${verb}: ${sheet.name}`,
      paragraphs: [`${vendorName} ${verb} for “${sheet.name}”.`, ...prices],
      action: {
        label: 'Compare the quotes',
        url: new URL(`/?tab=specs&quotes=${id}`, this.publicUrl).href,
      },
    });
  }

  /** Null when the link, its sheet, an address or the account is gone, or the recipient has changed or stopped mail. */
  private async vendorMail(ref: string): Promise<VendorMail | null> {
    const [linkId = '', recipient = ''] = ref.split('/');
    const { manager } = this.dataSource;
    const link = await this.links.shown(manager, linkId);
    if (!link || link.revokedAt || link.vendorEmail === '') return null;
    // Limits and stops were checked for this address.
    if (this.recipients.keyOf(link.vendorEmail) !== recipient) return null;
    if (await hasStopped(manager, stopKeyOf(link.vendorEmail))) return null;
    const sender = await this.accounts.sender(link.userId);
    if (sender === null) return null;
    const version = await this.links.version(manager, link, link.version);
    const buyer = buyerName(sender);
    const from = `${buyer} (${sender.email})`;
    const now = await databaseNow(manager);
    return {
      link,
      version,
      buyer,
      from,
      replyTo: sender.email,
      now,
    };
  }

  /** Texts of users become no links, except for the owner's address. */
  private letter(
    { link, replyTo }: VendorMail,
    { paragraphs, ...parts }: Pick<Letter, 'subject' | 'paragraphs' | 'action'>,
  ): MailContent {
    const to = link.vendorEmail;
    const stop = { label: 'Stop mail about quotes', url: this.recipients.stopUrlOf(to) };
    const unlinked = paragraphs.map((text) =>
      unlinkedText(text).replaceAll(unlinkedText(replyTo), () => replyTo),
    );
    return writeLetter({ to, replyTo, stop, ...parts, paragraphs: unlinked });
  }
}

const termsOf = ({ expiresAt, vendorName }: VendorLink): string[] => [
  `The link is for ${vendorName}. It works until ${instant.format(expiresAt)} UTC, and the buyer sees how often it was opened.`,
  'You get this mail because a user of Print Partner entered your address. If you don’t know the sender, ignore it. Replies go to the buyer.',
];

/** Others' words, as a quotation. */
function messageOf({ message }: VendorLink, buyer: string): string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [] : [`${buyer} writes:`, ...lines.map((line) => `> ${line}`)];
}

/** What was chosen of the answer to a link, a paragraph each; empty if the choice is another one now. */
async function chosenTerms(
  manager: EntityManager,
  { id: linkId, userId, sheetId }: VendorLink,
): Promise<string[]> {
  const choice = await manager.findOneBy(QuoteChoice, { userId, sheetId });
  const quote = await manager.findOneBy(Quote, { userId, linkId });
  if (!quote || choice?.quoteId !== quote.id) return [];
  const { estimate_number: estimate } = quote.content;
  return [
    `${countText(choice.quantity)} copies for ${dollarText(choice.priceCents)}`,
    ...(estimate === '' ? [] : [`Your estimate number: ${estimate}`]),
  ];
}
