import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  admitTypedQuoteFile,
  baseOf,
  createQuote,
  deleteQuote,
  locateQuoteFile,
  patchQuote,
  type Quote as QuoteAnswer,
  type RpcInput,
  type RpcOutput,
  setTypedQuoteFile,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import {
  type AnswerSubject,
  databaseNow,
  forgetAnswers,
  PushChannel,
  writeDocument,
  writeOnce,
} from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { contentOf } from '../content/spec-row.ts';
import type { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import { madeAlready, VendorsRepository } from '../vendors/vendors.repository.ts';
import { ChoiceWithdrawal } from './choice-withdrawal.ts';
import { jobDigest, Quote } from './quote.entity.ts';
import { presentQuote, storedQuote } from './present-quote.ts';
import { QuoteFiles } from './quote-files.ts';
import { quoteNotFound, QuotesRepository } from './quotes.repository.ts';

/** Quotes that the owner types in, and what an owner does with any quote. */
@Controller()
export class TypedQuotesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
    private readonly vendors: VendorsRepository,
    private readonly quotes: QuotesRepository,
    private readonly withdrawal: ChoiceWithdrawal,
    private readonly files: QuoteFiles,
    private readonly pushes: PushChannel,
  ) {}

  /**
   * A quote that the user already has is answered as it is.
   *
   * @throws AppError specs.not_found, quotes.vendor_not_found, quotes.vendor_limit_reached, quotes.limit_reached,
   *   quotes.not_found, quotes.made_already
   */
  @HandleRpc(createQuote)
  create(
    { id = randomUUID(), sheet_id: sheetId, vendor, ...content }: RpcInput<typeof createQuote>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof createQuote>> {
    const { userId } = call;
    const create = async (manager: EntityManager) => {
      const existing = await this.quotes.find(manager, userId, id);
      if (existing) {
        const isSame = existing.sheetId === sheetId && existing.vendorId === vendor.id;
        if (!isSame || !isDeepStrictEqual(existing.content, content)) throw madeAlready('This quote');
        // Its vendor, too.
        await this.vendors.chosen(manager, userId, vendor);
        return this.present(manager, existing);
      }
      const sheet = await this.sheets.get(manager, userId, sheetId);
      await this.quotes.requireRoom(manager, userId, sheetId);
      const chosen = await this.vendors.chosen(manager, userId, vendor);
      const now = await databaseNow(manager);
      const digest = digestOf(sheet);
      const quote = Object.assign(new Quote(), {
        id,
        userId,
        sheetId,
        linkId: null,
        vendorId: chosen.id,
        vendorName: chosen.name,
        version: null,
        sheetRevision: sheet.revision,
        jobDigest: digest,
        content,
        fileKey: null,
        fileName: null,
        fileSize: null,
        fileVersion: null,
        fileAddedAt: null,
        answeredAt: now,
        revision: 1,
        fieldRevisions: {},
        seenRevision: 1,
        createdAt: now,
      });
      await this.quotes.insert(manager, quote);
      return presentQuote(quote, digest);
    };
    return this.write(call, create, ABOUT_QUOTE);
  }

  /**
   * From then on, it prices the sheet as it is.
   *
   * @throws AppError quotes.not_found, quotes.answered_by_vendor, quotes.vendor_not_found, quotes.vendor_limit_reached,
   *   specs.not_found, quotes.changed
   */
  @HandleRpc(patchQuote)
  patch(
    { id, patch: { vendor, base_revision, ...content } }: RpcInput<typeof patchQuote>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof patchQuote>> {
    const { userId } = call;
    const change = async (manager: EntityManager) => {
      const quote = await this.typed(manager, userId, id);
      const chosen = vendor && (await this.vendors.chosen(manager, userId, vendor));
      const sheet = await this.sheets.get(manager, userId, quote.sheetId);
      const digest = digestOf(sheet);
      const columns = {
        content,
        sheetRevision: sheet.revision,
        jobDigest: digest,
        answeredAt: await databaseNow(manager),
        ...(chosen && { vendorId: chosen.id, vendorName: chosen.name }),
      };
      const stored = storedQuote((current) => presentQuote(current, digest));
      writeDocument(stored, quote, { change: columns, base: baseOf({ base_revision }) });
      quote.seenRevision = quote.revision;
      return presentQuote(await manager.save(quote), digest);
    };
    return this.write(call, change, ABOUT_QUOTE);
  }

  /** A choice of it is taken back. @throws AppError quotes.not_found */
  @HandleRpc(deleteQuote)
  async delete(
    { id }: RpcInput<typeof deleteQuote>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof deleteQuote>> {
    const { userId, requestId } = call;
    let fileKey: string | null = null;
    const answer = await this.write(call, async (manager) => {
      const quote = await this.quotes.get(manager, userId, id);
      const choice = await this.quotes.choiceOf(manager, userId, quote.sheetId);
      if (choice?.quoteId === id) await this.withdrawal.withdraw(manager, choice, requestId);
      await manager.delete(Quote, { userId, id });
      await forgetAnswers(manager, userId, id);
      ({ fileKey } = quote);
      return { success: true as const };
    });
    await this.files.remove(fileKey);
    return answer;
  }

  /** @throws AppError quotes.not_found, quotes.no_file */
  @HandleRpc(locateQuoteFile)
  async locateFile(
    { id }: RpcInput<typeof locateQuoteFile>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof locateQuoteFile>> {
    const { fileKey, fileName, fileSize } = await this.quotes.get(this.dataSource.manager, userId, id);
    if (fileKey === null) throw new AppError('quotes.no_file', { userMessage: 'This quote has no PDF.' });
    return { key: fileKey, name: fileName ?? 'quote.pdf', size: fileSize ?? 0 };
  }

  /** @throws AppError quotes.not_found, quotes.answered_by_vendor, quotes.storage_full */
  @HandleRpc(admitTypedQuoteFile)
  async admitFile(
    { id }: RpcInput<typeof admitTypedQuoteFile>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof admitTypedQuoteFile>> {
    const { manager } = this.dataSource;
    await this.quotes.requireFileRoom(manager, await this.typed(manager, userId, id), 1);
    return { success: true };
  }

  /** The file that it replaces is removed. @throws AppError as `admitFile` */
  @HandleRpc(setTypedQuoteFile)
  async setFile(
    { id, file }: RpcInput<typeof setTypedQuoteFile>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof setTypedQuoteFile>> {
    let replaced: string | null = null;
    const change = async (manager: EntityManager) => {
      const found = await this.typed(manager, call.userId, id);
      if (file) await this.quotes.requireFileRoom(manager, found, file.size);
      const replacement = this.files.replacement(found, file, await databaseNow(manager));
      ({ replaced } = replacement);
      return this.present(manager, await manager.save(Object.assign(found, replacement.change)));
    };
    const quote = await this.write(call, change, ABOUT_QUOTE);
    await this.files.remove(replaced);
    return quote;
  }

  private async present(manager: EntityManager, quote: Quote): Promise<RpcOutput<typeof createQuote>> {
    const sheet = await this.sheets.get(manager, quote.userId, quote.sheetId);
    return presentQuote(quote, digestOf(sheet));
  }

  /** @throws AppError quotes.not_found, quotes.answered_by_vendor */
  private async typed(manager: EntityManager, userId: string, id: string): Promise<Quote> {
    const quote = await this.quotes.get(manager, userId, id);
    if (quote.linkId !== null) throw answeredByVendor();
    return quote;
  }

  private async write<Answer>(
    call: HandlerCall,
    change: (manager: EntityManager) => Promise<Answer>,
    subject?: AnswerSubject<Answer>,
  ): Promise<Answer> {
    const answer = await writeOnce(this.dataSource, call, change, subject);
    await this.pushes.pushChanged(call.userId);
    return answer;
  }
}

const digestOf = (sheet: SpecSheet): string =>
  jobDigest({ kind: sheet.kind, ...contentOf(sheet.kind, sheet) });

const ABOUT_QUOTE: AnswerSubject<QuoteAnswer> = { of: ({ id }) => id, gone: quoteNotFound };

const answeredByVendor = () =>
  new AppError('quotes.answered_by_vendor', {
    userMessage: 'The vendor sent this quote, so only the vendor can change it. Type in a quote of your own.',
  });
