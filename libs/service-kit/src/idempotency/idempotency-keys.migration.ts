import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of writes with their answers. Base of a migration of each service with repeatable writes. */
export abstract class IdempotencyKeys implements MigrationInterface {
  abstract readonly name: string;

  async up(db: QueryRunner): Promise<void> {
    // Text and not jsonb: a repeated answer must have its properties in the same order. Null once its subject was deleted.
    await db.query(`create table idempotency_keys (
      user_id uuid not null,
      key uuid not null,
      request_hash text not null,
      answer text,
      subject uuid,
      created_at timestamptz not null default now(),
      constraint idempotency_keys_pk primary key (user_id, key)
    )`);
    await db.query('create index idempotency_keys_created_idx on idempotency_keys (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table idempotency_keys');
  }
}
