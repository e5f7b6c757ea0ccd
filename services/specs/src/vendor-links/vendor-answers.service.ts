import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  admitQuoteFile,
  answerVendorLink,
  baseOf,
  type RpcInput,
  type RpcOutput,
  setQuoteFile,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import {
  type LinkVisitor,
  MailBox,
  PushChannel,
  refuseChanged,
  writeDocument,
} from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { recordOwnerMail } from '../mails/mail-kinds.ts';
import { presentAnswer, storedQuote } from '../quotes/present-quote.ts';
import { QuoteFiles } from '../quotes/quote-files.ts';
import { jobDigest, Quote } from '../quotes/quote.entity.ts';
import { QuotesRepository } from '../quotes/quotes.repository.ts';
import { sheetOf, type VendorLink } from './vendor-link.entity.ts';
import { VendorLinksRepository } from './vendor-links.repository.ts';

interface Change {
  quote: Quote;
  /** False for a request that was repeated. */
  isChanged: boolean;
}

const storedAnswer = storedQuote(presentAnswer);

/** What vendors answer, who have a link and no account. */
@Controller()
export class VendorAnswersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: VendorLinksRepository,
    private readonly quotes: QuotesRepository,
    private readonly files: QuoteFiles,
    private readonly mails: MailBox,
    private readonly pushes: PushChannel,
  ) {}

  /**
   * One answer per link; it can be changed until the link is closed or expires.
   *
   * @throws AppError quotes.link_not_found, quotes.link_expired, quotes.link_closed, quotes.own_link,
   *   quotes.newer_version, quotes.changed
   */
  @HandleRpc(answerVendorLink)
  answer({
    form: { version, revision, base_revision, ...content },
    ...visitor
  }: RpcInput<typeof answerVendorLink>): Promise<RpcOutput<typeof answerVendorLink>> {
    return this.write(visitor, async (manager, link, now) => {
      if (version !== link.version) throw newerVersion();
      const existing = await this.links.answerTo(manager, link);
      if (existing?.version === version && isDeepStrictEqual(existing.content, content))
        return { quote: existing, isChanged: false };
      const job = jobDigest(sheetOf(await this.links.version(manager, link, version)));
      const quote = existing ?? newAnswer(link, now);
      const about = { version, sheetRevision: link.sheetRevision, jobDigest: job };
      const base = existing ? baseOf({ revision, base_revision }) : undefined;
      writeDocument(storedAnswer, quote, { change: { ...about, content, answeredAt: now }, base });
      return { quote, isChanged: true };
    });
  }

  /** @throws AppError as `answer`, and quotes.not_answered, quotes.storage_full */
  @HandleRpc(admitQuoteFile)
  async admitFile(visitor: RpcInput<typeof admitQuoteFile>): Promise<RpcOutput<typeof admitQuoteFile>> {
    const { manager } = this.dataSource;
    const link = await this.links.answerable(manager, visitor);
    const quote = await this.links.answerTo(manager, link);
    if (!quote) throw notAnswered();
    refuseChanged(storedAnswer, quote, { fields: ['file'], base: baseOf(visitor) });
    await this.quotes.requireFileRoom(manager, quote, 1);
    return { success: true };
  }

  /** The file that it replaces is removed. @throws AppError as `admitFile` */
  @HandleRpc(setQuoteFile)
  async setFile({
    file,
    ...visitor
  }: RpcInput<typeof setQuoteFile>): Promise<RpcOutput<typeof setQuoteFile>> {
    let replaced: string | null = null;
    const answer = await this.write(visitor, async (manager, link, now) => {
      const quote = await this.links.answerTo(manager, link);
      if (!quote) throw notAnswered();
      if (file) await this.quotes.requireFileRoom(manager, quote, file.size);
      const { change, isChanged, ...replacement } = this.files.replacement(quote, file, now);
      // A request that is repeated made the newer revision itself.
      if (isChanged)
        writeDocument(storedAnswer, quote, { change: { ...change, answeredAt: now }, base: baseOf(visitor) });
      ({ replaced } = replacement);
      return { quote, isChanged };
    });
    await this.files.remove(replaced);
    return answer;
  }

  private async write(
    visitor: LinkVisitor,
    change: (manager: EntityManager, link: VendorLink, now: Date) => Promise<Change>,
  ): Promise<ReturnType<typeof presentAnswer>> {
    const { quote, isChanged } = await this.links.answer(
      this.dataSource,
      visitor,
      async (manager, link, now) => {
        const changed = await change(manager, link, now);
        if (changed.isChanged) await this.save(manager, changed.quote, link, now);
        return changed;
      },
    );
    if (isChanged) {
      this.mails.nudge();
      await this.pushes.pushChanged(quote.userId);
    }
    return presentAnswer(quote);
  }

  private async save(manager: EntityManager, quote: Quote, link: VendorLink, now: Date): Promise<void> {
    await manager.save(quote);
    await recordOwnerMail(manager, this.mails, link, now);
    await manager.save(link);
  }
}

const newAnswer = ({ id, userId, sheetId, vendorId, vendorName }: VendorLink, now: Date): Quote =>
  Object.assign(new Quote(), {
    id: randomUUID(),
    userId,
    sheetId,
    linkId: id,
    vendorId,
    vendorName,
    fileKey: null,
    fileName: null,
    fileSize: null,
    fileVersion: null,
    fileAddedAt: null,
    revision: 0,
    fieldRevisions: {},
    seenRevision: 0,
    createdAt: now,
  });

const newerVersion = () =>
  new AppError('quotes.newer_version', {
    userMessage: 'The buyer has changed the specs since you opened this page. Reload it to see what changed.',
  });

const notAnswered = () =>
  new AppError('quotes.not_answered', { userMessage: 'Send your prices first, then add the PDF.' });
