import type { QueryRunner } from 'typeorm';
import { ConcurrentIndexes } from '../database/concurrent-index.ts';
import { mailFailuresSql } from './mails-sql.ts';

/** Keeps when and why a mail's last try failed. Base of a migration of each service that sends mail. */
export abstract class MailFailures extends ConcurrentIndexes {
  protected readonly indexes = [
    {
      name: 'mails_failures_idx',
      definition:
        "on mails (last_failed_at) where last_failed_at is not null and state in ('pending', 'sending', 'failed')",
    },
  ];

  override async up(db: QueryRunner): Promise<void> {
    await db.query(mailFailuresSql);
    await super.up(db);
  }

  override async down(db: QueryRunner): Promise<void> {
    await super.down(db);
    await db.query('alter table mails drop last_failed_at, drop last_failure');
  }
}
