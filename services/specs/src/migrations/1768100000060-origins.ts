import { outboxOriginSql } from '@printpartner/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request and the trace of what is recorded now and done later. */
export class Origins1768100000060 implements MigrationInterface {
  name = 'Origins1768100000060';

  async up(db: QueryRunner): Promise<void> {
    await db.query(outboxOriginSql.up);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(outboxOriginSql.down);
  }
}
