import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsAndSessions1763600000000 implements MigrationInterface {
  name = 'AccountsAndSessions1763600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table accounts (
        id uuid constraint accounts_pk primary key default gen_random_uuid(),
        email text not null constraint accounts_email_key unique,
        password_hash text not null,
        first_name text,
        last_name text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await db.query(`
      create table sessions (
        token_hash text constraint sessions_pk primary key,
        account_id uuid not null constraint sessions_account_fk references accounts (id) on delete cascade,
        platform text not null,
        user_agent text not null,
        ip text not null,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ends_at timestamptz not null
      )`);
    await db.query('create index sessions_account_idx on sessions (account_id)');
    await db.query('create index sessions_expires_idx on sessions (expires_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table sessions');
    await db.query('drop table accounts');
  }
}
