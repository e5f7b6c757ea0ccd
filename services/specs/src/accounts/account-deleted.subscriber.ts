import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { type AfterCommit, handleEvent } from '@printpartner/messaging';
import { eraseUser, type EventSubscriber, lockUser } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { QuotesRepository } from '../quotes/quotes.repository.ts';

/** Tables with rows of a user, children first. */
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
export class AccountDeletedSubscriber implements EventSubscriber {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly store: FileStore,
  ) {}

  readonly handler = handleEvent(accountDeleted, async ({ userId }, { manager }): Promise<AfterCommit> => {
    await lockUser(manager, userId);
    const keys = await this.quotes.fileKeys(manager, userId);
    await eraseMails(manager, userId);
    await eraseUser(manager, userId, TABLES);
    return async () => {
      // If one fails, the sweeper finds it.
      for (const key of keys) await this.store.remove(key).catch(() => undefined);
    };
  });
}

/** Erases mails that a user sent or would get, and the user from the counts: those of a recipient go on for their day. */
async function eraseMails(manager: EntityManager, userId: string): Promise<void> {
  // The same expression as in the index.
  await manager.query(`delete from mails where split_part(ref, '/', -1) = $1`, [userId]);
  await manager.query('update vendor_mail_counts set user_id = null where user_id = $1', [userId]);
}
