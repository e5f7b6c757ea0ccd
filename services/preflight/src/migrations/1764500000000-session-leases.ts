import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionLeases1764500000000 implements MigrationInterface {
  name = 'SessionLeases1764500000000';

  async up(db: QueryRunner): Promise<void> {
    // What lives an hour is not worth a second shape of a result: its files go by age.
    await db.query('delete from preflight_sessions');
    await db.query('alter table preflight_sessions add ink_key text');
    await db.query(`
      create table forgotten_sessions (
        id uuid not null,
        owner text not null,
        forgotten_at timestamptz not null default now(),
        constraint forgotten_sessions_pk primary key (id, owner)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table forgotten_sessions');
    await db.query('alter table preflight_sessions drop column ink_key');
  }
}
