import { erasedUsersSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ErasedUsers1764000000000 implements MigrationInterface {
  name = 'ErasedUsers1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(erasedUsersSql.up);
    await db.query('alter table project_watermarks add user_id uuid');
    await db.query(`
      update project_watermarks mark set user_id = alert.user_id
        from project_alerts alert where alert.project_id = mark.project_id`);
    await db.query('create index project_watermarks_user_idx on project_watermarks (user_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table project_watermarks drop user_id');
    await db.query(erasedUsersSql.down);
  }
}
