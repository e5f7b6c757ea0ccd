import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecurityEvents1769000000022 implements MigrationInterface {
  name = 'SecurityEvents1769000000022';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table security_events (
        id uuid constraint security_events_pk primary key default gen_random_uuid(),
        account_id uuid not null constraint security_events_account_fk references accounts (id) on delete cascade,
        kind text not null,
        device text not null,
        network text not null,
        source text not null,
        hour timestamptz not null default date_trunc('hour', now()),
        count integer not null default 1,
        last_at timestamptz not null default now(),
        constraint security_events_key unique (account_id, kind, source, hour)
      )`);
    await db.query('create index security_events_account_idx on security_events (account_id, last_at)');
    await db.query('create index security_events_last_idx on security_events (last_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table security_events');
  }
}
