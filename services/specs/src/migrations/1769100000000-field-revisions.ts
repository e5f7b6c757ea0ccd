import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row that a replica of the release before writes has no revision of any field. */
export class FieldRevisions1769100000000 implements MigrationInterface {
  name = 'FieldRevisions1769100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['specs', 'spec_sheets', 'quotes'])
      await db.query(`alter table ${table} add field_revisions jsonb not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['specs', 'spec_sheets', 'quotes'])
      await db.query(`alter table ${table} drop field_revisions`);
  }
}
