import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only the columns: this locks the tables, which the migrations after it fill. */
export class UnsetAnswers1768700000000 implements MigrationInterface {
  name = 'UnsetAnswers1768700000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['specs', 'spec_sheets'])
      await db.query(`alter table ${table} add unset_answers text[] not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['specs', 'spec_sheets']) await db.query(`alter table ${table} drop unset_answers`);
  }
}
