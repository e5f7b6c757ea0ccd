import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FieldRevisions1764800000000 implements MigrationInterface {
  name = 'FieldRevisions1764800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table projects add field_revisions jsonb not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table projects drop field_revisions');
  }
}
