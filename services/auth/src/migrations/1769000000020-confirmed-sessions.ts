import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmedSessions1769000000020 implements MigrationInterface {
  name = 'ConfirmedSessions1769000000020';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions add confirmed_until timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop confirmed_until');
  }
}
