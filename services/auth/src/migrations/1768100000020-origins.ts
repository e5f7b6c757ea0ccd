import { outboxOriginSql } from '@printpartner/messaging';
import { mailOriginSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request and the trace of what is recorded now and done later. */
export class Origins1768100000020 implements MigrationInterface {
  name = 'Origins1768100000020';

  async up(db: QueryRunner): Promise<void> {
    await db.query(outboxOriginSql.up);
    await db.query(mailOriginSql.up);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(mailOriginSql.down);
    await db.query(outboxOriginSql.down);
  }
}
