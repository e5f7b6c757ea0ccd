import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProjectCopies1764200000000 implements MigrationInterface {
  name = 'ProjectCopies1764200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table project_watermarks add project jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('delete from project_watermarks where revision = 0');
    await db.query('alter table project_watermarks drop project');
  }
}
