import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LengthUnit1768600000000 implements MigrationInterface {
  name = 'LengthUnit1768600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table preferences add length_unit text not null default 'in'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table preferences drop length_unit');
  }
}
