import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { eraseUser, lockUser } from '@printpartner/service-kit';
import { eraseMails } from '../mails/quote-mails.ts';
import { QuotesRepository } from '../quotes/quotes.repository.ts';

/** In deletion order. */
const TABLES = [
  'specs',
  'spec_sheets',
  'deleted_sheets',
  'deleted_projects',
  'idempotency_keys',
  'quote_choices',
  'quotes',
  'link_versions',
  'vendor_links',
  'vendors',
];

/** Erases what a deleted account had, with the vendors' PDFs and all mails. */
@Injectable()
export class AccountDeletedSubscriber {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly store: FileStore,
  ) {}

  readonly handler: EventHandler = handleEvent(
    accountDeleted,
    async ({ userId }, { manager }): Promise<AfterCommit> => {
      await lockUser(manager, userId);
      const keys = await this.quotes.fileKeys(manager, userId);
      await eraseMails(manager, userId);
      await eraseUser(manager, userId, TABLES);
      return async () => {
        // If one fails, the sweeper finds it.
        for (const key of keys) await this.store.remove(key).catch(() => undefined);
      };
    },
  );
}
