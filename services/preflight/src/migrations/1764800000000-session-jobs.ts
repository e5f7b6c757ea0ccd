import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionJobs1764800000000 implements MigrationInterface {
  name = 'SessionJobs1764800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions add job jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions drop column job');
  }
}
