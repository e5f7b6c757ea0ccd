import { Injectable } from '@nestjs/common';
import { limits, type QuoteCounts } from '@printpartner/contracts';
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

interface CountedRow extends QuoteCounts {
  sheetId: string;
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

  /** Quotes that their owner hasn't seen, of sheets that aren't deleted; the newest come first. */
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

  /** `countsOf` each sheet of a user, by their ids; without sheets that have neither link nor quote. */
  async counts(manager: EntityManager, userId: string): Promise<ReadonlyMap<string, QuoteCounts>> {
    const rows: CountedRow[] = await manager.query(
      `select counted.sheet_id as "sheetId", sum(asked)::int as asked, sum(answered)::int as answered,
          sum(typed)::int as typed, sum(fresh)::int as fresh, max(chosen.vendor_name) as chosen
        from (
          select links.sheet_id, 1 as asked, (quotes.id is not null)::int as answered, 0 as typed,
              coalesce(quotes.revision > quotes.seen_revision, false)::int as fresh
            from vendor_links links left join quotes on quotes.link_id = links.id
            where links.user_id = $1 and (links.revoked_at is null or quotes.id is not null)
          union all
          select sheet_id, 0, 0, 1, (revision > seen_revision)::int
            from quotes where user_id = $1 and link_id is null
        ) counted
        left join quote_choices chosen on chosen.user_id = $1 and chosen.sheet_id = counted.sheet_id
        group by counted.sheet_id`,
      [userId],
    );
    return new Map(rows.map(({ sheetId, ...counts }) => [sheetId, counts]));
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
