import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DueDateSetAt1764300000000 implements MigrationInterface {
  name = 'DueDateSetAt1764300000000';

  async up(db: QueryRunner): Promise<void> {
    // The default is for replicas of the earlier release, which do not set the column.
    await db.query('alter table projects add due_date_set_at timestamptz not null default now()');
    await db.query('update projects set due_date_set_at = updated_at');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table projects drop due_date_set_at');
  }
}
