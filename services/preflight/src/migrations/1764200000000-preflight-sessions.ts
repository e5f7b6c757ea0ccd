import { createOutboxInboxSql } from '@printpartner/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PreflightSessions1764200000000 implements MigrationInterface {
  name = 'PreflightSessions1764200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table preflight_sessions (
        id uuid constraint preflight_sessions_pk primary key,
        owner text not null,
        file_key text not null,
        filename text not null,
        file_size bigint not null,
        mode text not null,
        profile text not null,
        state text not null,
        attempts integer not null default 0,
        page integer not null default 0,
        pages integer not null default 0,
        result jsonb,
        failure text,
        created_at timestamptz not null default now()
      )`);
    await db.query('create index preflight_sessions_owner_idx on preflight_sessions (owner)');
    await db.query('create index preflight_sessions_age_idx on preflight_sessions (created_at)');
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query('drop table preflight_sessions');
  }
}
