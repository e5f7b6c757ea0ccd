import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionLeases1764500000000 implements MigrationInterface {
  name = 'SessionLeases1764500000000';

  async up(db: QueryRunner): Promise<void> {
    // Sessions live an hour, so converting them isn't worth it. The sweeper removes their files.
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
