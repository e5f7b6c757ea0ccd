import { createOutboxInboxSql, outboxUserIndex } from '@printpartner/messaging';
import { erasedUsersIndex, erasedUsersSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TokenUsage1767000000000 implements MigrationInterface {
  name = 'TokenUsage1767000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table token_usage (
        source text not null,
        day date not null,
        user_id uuid,
        tokens bigint not null,
        constraint token_usage_pk primary key (source, day)
      )`);
    await db.query('create index token_usage_user_idx on token_usage (user_id)');
    await db.query('create index token_usage_day_idx on token_usage (day)');
    await db.query(erasedUsersSql.up);
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
    for (const { name, definition } of [erasedUsersIndex, outboxUserIndex])
      await db.query(`create index ${name} ${definition}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query(erasedUsersSql.down);
    await db.query('drop table token_usage');
  }
}
