import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AssistantSharesJob1767000000010 implements MigrationInterface {
  name = 'AssistantSharesJob1767000000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table preferences add assistant_shares_job boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table preferences drop assistant_shares_job');
  }
}
