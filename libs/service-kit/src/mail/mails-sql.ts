import type { QueryRunner } from 'typeorm';
import { ConcurrentIndexes } from '../database/concurrent-index.ts';

/** Start of a statement that records mails from a query of id, kind and ref. */
export const INSERT_MAILS_SQL = 'insert into mails (id, kind, ref)';

/** Statements for a service's migration that create and drop the table `mails`. */
export const mailsSql: { up: string; down: string } = {
  up: `
    create table mails (
      id uuid constraint mails_pk primary key,
      kind text not null,
      ref text not null constraint mails_ref_is_no_address check (position('@' in ref) = 0),
      state text not null default 'pending'
        constraint mails_state_known check (state in ('pending', 'sending', 'sent', 'dropped', 'failed')),
      attempts integer not null default 0,
      next_try_at timestamptz not null default now(),
      claimed_at timestamptz,
      created_at timestamptz not null default now(),
      done_at timestamptz
    );
    create index mails_open_idx on mails (next_try_at) where done_at is null;
    create index mails_done_idx on mails (done_at) where done_at is not null`,
  down: 'drop table mails',
};

/** Adds when and why a mail's last try failed. */
export const mailFailuresSql =
  'alter table mails add if not exists last_failed_at timestamptz, add if not exists last_failure text';

/** Statements for a service's migration that add and drop the request and the trace of a mail. */
export const mailOriginSql = {
  up: 'alter table mails add request_id text, add traceparent text',
  down: 'alter table mails drop request_id, drop traceparent',
} as const;

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
