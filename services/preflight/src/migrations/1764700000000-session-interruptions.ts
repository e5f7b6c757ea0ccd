import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionInterruptions1764700000000 implements MigrationInterface {
  name = 'SessionInterruptions1764700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions add interruptions integer not null default 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table preflight_sessions drop column interruptions');
  }
}
