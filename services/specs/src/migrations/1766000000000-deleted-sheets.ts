import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeletedSheets1766000000000 implements MigrationInterface {
  name = 'DeletedSheets1766000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table deleted_sheets (
        user_id uuid not null,
        id uuid not null,
        revision integer not null,
        deleted_at timestamptz not null default now(),
        constraint deleted_sheets_pk primary key (user_id, id)
      )`);
    await db.query('create index deleted_sheets_age_idx on deleted_sheets (deleted_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table deleted_sheets');
  }
}
