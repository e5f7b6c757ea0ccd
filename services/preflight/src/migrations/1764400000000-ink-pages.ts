import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InkPages1764400000000 implements MigrationInterface {
  name = 'InkPages1764400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table preflight_sessions add ink_pages jsonb not null default '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions drop column ink_pages');
  }
}
