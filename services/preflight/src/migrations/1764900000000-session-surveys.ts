import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionSurveys1764900000000 implements MigrationInterface {
  name = 'SessionSurveys1764900000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions add survey bytea');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions drop column survey');
  }
}
