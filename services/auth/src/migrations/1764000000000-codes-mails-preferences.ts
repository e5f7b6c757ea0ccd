import { createOutboxInboxSql } from '@printpartner/messaging';
import { mailsSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CodesMailsPreferences1764000000000 implements MigrationInterface {
  name = 'CodesMailsPreferences1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table accounts add email_confirmed_at timestamptz');
    await db.query(`
      create table reset_requests (
        id uuid constraint reset_requests_pk primary key,
        email text not null,
        created_at timestamptz not null default clock_timestamp(),
        expires_at timestamptz not null,
        tries_left integer not null,
        used_at timestamptz
      )`);
    await db.query('create index reset_requests_email_idx on reset_requests (email, created_at desc)');
    await db.query('create index reset_requests_expires_idx on reset_requests (expires_at)');
    await db.query(`
      create table preferences (
        account_id uuid constraint preferences_pk primary key
          constraint preferences_account_fk references accounts (id) on delete cascade,
        tab_order jsonb not null default '[]',
        custom_colors jsonb not null default '{}',
        updated_at timestamptz not null default now()
      )`);
    await db.query(mailsSql.up);
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query(mailsSql.down);
    await db.query('drop table preferences');
    await db.query('drop table reset_requests');
    await db.query('alter table accounts drop email_confirmed_at');
  }
}
