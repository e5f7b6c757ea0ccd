import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts that exist now count as handled: before, the users of shown ones could not say so. */
export class HandledAt1764900000000 implements MigrationInterface {
  name = 'HandledAt1764900000000';

  async up(db: QueryRunner): Promise<void> {
    // A default that is known now is stored once, without rewriting the table.
    await db.query('alter table project_alerts add handled_at timestamptz default now()');
    await db.query('alter table project_alerts alter handled_at drop default');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table project_alerts drop handled_at');
  }
}
