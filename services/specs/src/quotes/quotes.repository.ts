import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { isUniqueViolation } from '@printpartner/service-kit';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { QuoteChoice } from './quote-choice.entity.ts';
import { Quote } from './quote.entity.ts';

export interface NewQuoteRow {
  id: string;
  sheetId: string;
  sheetName: string;
  vendorName: string;
  answeredAt: Date;
}

/** Every query filters by the user: another user's quote is never found. */
@Injectable()
export class QuotesRepository {
  /** @throws AppError quotes.not_found */
  async get(manager: EntityManager, userId: string, id: string): Promise<Quote> {
    const quote = await manager.findOneBy(Quote, { userId, id });
    if (!quote) throw quoteNotFound();
    return quote;
  }

  find(manager: EntityManager, userId: string, id: string): Promise<Quote | null> {
    return manager.findOneBy(Quote, { userId, id });
  }

  /** Oldest first. */
  ofSheet(manager: EntityManager, userId: string, sheetId: string): Promise<Quote[]> {
    return manager.find(Quote, { where: { userId, sheetId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  choiceOf(manager: EntityManager, userId: string, sheetId: string): Promise<QuoteChoice | null> {
    return manager.findOneBy(QuoteChoice, { userId, sheetId });
  }

  /** Of sheets that aren't deleted, newest first. */
  unseen(manager: EntityManager, userId: string): Promise<NewQuoteRow[]> {
    return manager.query(
      `select quotes.id, sheet_id as "sheetId", spec_sheets.name as "sheetName", vendor_name as "vendorName",
          answered_at as "answeredAt"
        from quotes join spec_sheets on spec_sheets.id = sheet_id and spec_sheets.user_id = quotes.user_id
        where quotes.user_id = $1 and quotes.revision > seen_revision
        order by answered_at desc limit 100`,
      [userId],
    );
  }

  /** Marks each as seen up to the given revision, which must exist. Those of other users are passed over. */
  async markSeen(
    manager: EntityManager,
    userId: string,
    quotes: readonly Pick<Quote, 'id' | 'revision'>[],
  ): Promise<void> {
    await manager.query(
      `update quotes set seen_revision = seen.revision
        from unnest($2::uuid[], $3::integer[]) as seen (id, revision)
        where quotes.id = seen.id and user_id = $1
          and seen.revision > seen_revision and seen.revision <= quotes.revision`,
      [userId, quotes.map(({ id }) => id), quotes.map(({ revision }) => revision)],
    );
  }

  /** @throws AppError quotes.not_found if the client chose the id of another user's quote */
  async insert(manager: EntityManager, quote: Quote): Promise<void> {
    await manager.insert(Quote, quote).catch((error: unknown) => {
      throw isUniqueViolation(error, 'quotes_pk') ? quoteNotFound() : error;
    });
  }

  /**
   * Checks that the sheet of the user, whose lock the caller holds, may have one more quote.
   *
   * @throws AppError quotes.limit_reached
   */
  async requireRoom(manager: EntityManager, userId: string, sheetId: string): Promise<void> {
    if ((await manager.countBy(Quote, { userId, sheetId })) < limits.quotesOfSheet) return;
    throw new AppError('quotes.limit_reached', {
      userMessage: `This spec sheet has ${limits.quotesOfSheet} quotes, the maximum. Delete one to make room.`,
    });
  }

  /**
   * Checks that a quote may have a PDF of that size. Exact while the caller holds the user's lock. The PDFs of a deleted
   * sheet count while they are stored: deleting and making sheets again gives nobody more room.
   *
   * @param size bytes; 1 before it is known
   * @throws AppError quotes.storage_full
   */
  async requireFileRoom(
    manager: EntityManager,
    { id, userId, linkId }: Pick<Quote, 'id' | 'userId' | 'linkId'>,
    size: number,
  ): Promise<void> {
    const [{ bytes } = { bytes: 0 }] = await manager.query<{ bytes: number }[]>(
      `select coalesce(sum(file_size), 0)::float8 as bytes from quotes
        where user_id = $1 and id <> $2 and file_key is not null`,
      [userId, id],
    );
    if (bytes + size <= limits.quoteFilesBytes) return;
    const userMessage =
      linkId === null
        ? 'The PDFs of your quotes take 1 GB, the maximum. Remove one to make room. Those of a deleted spec sheet count for another day.'
        : 'The buyer has no room for another PDF. Your prices can be sent without it.';
    throw new AppError('quotes.storage_full', { userMessage });
  }

  /** The keys of a user's PDFs in the store. */
  async fileKeys(manager: EntityManager, userId: string): Promise<string[]> {
    const where = { userId, fileKey: Not(IsNull()) };
    const quotes = await manager.find(Quote, { select: { id: true, fileKey: true }, where });
    return quotes.flatMap(({ fileKey }) => fileKey ?? []);
  }
}

/** The same error for a deleted quote and for another user's. */
export const quoteNotFound = () =>
  new AppError('quotes.not_found', { userMessage: 'This quote no longer exists.' });
