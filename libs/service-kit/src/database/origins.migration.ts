import { outboxOriginSql } from '@printpartner/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { mailOriginSql } from '../mail/mails-sql.ts';

/** Keeps the request and the trace of what is recorded now and done later. Base of a migration of each service. */
export abstract class Origins implements MigrationInterface {
  abstract readonly name: string;
  protected readonly tables: readonly { up: string; down: string }[] = [outboxOriginSql];

  async up(db: QueryRunner): Promise<void> {
    for (const { up } of this.tables) await db.query(up);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { down } of this.tables.toReversed()) await db.query(down);
  }
}

/** The migration of a service that sends mail. */
export abstract class MailOrigins extends Origins {
  protected override readonly tables = [outboxOriginSql, mailOriginSql];
}
