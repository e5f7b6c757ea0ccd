import { createOutboxInboxSql } from '@printpartner/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignupAttempts1764000000000 implements MigrationInterface {
  name = 'SignupAttempts1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table signup_attempts (
        id uuid constraint signup_attempts_pk primary key,
        at timestamptz not null,
        email text not null,
        email_hash text not null,
        platform text not null,
        success boolean not null,
        ip text not null,
        error_message text,
        user_id uuid
      )`);
    await db.query('create index signup_attempts_at_idx on signup_attempts (at desc, id)');
    await db.query('create index signup_attempts_email_idx on signup_attempts (email_hash)');
    await db.query('create index signup_attempts_user_idx on signup_attempts (user_id)');
    await db.query(`
      create table signup_totals (
        platform text not null,
        success boolean not null,
        count integer not null,
        constraint signup_totals_pk primary key (platform, success)
      )`);
    await db.query(`
      create table erased_emails (
        email_hash text constraint erased_emails_pk primary key,
        erased_at timestamptz not null
      )`);
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query('drop table erased_emails');
    await db.query('drop table signup_totals');
    await db.query('drop table signup_attempts');
  }
}
