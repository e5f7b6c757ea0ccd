import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an alert's time was set. */
export class SetAt1768400000000 implements MigrationInterface {
  name = 'SetAt1768400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table project_alerts add set_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table project_alerts drop set_at');
  }
}
