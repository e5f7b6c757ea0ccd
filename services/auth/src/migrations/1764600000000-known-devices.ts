import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnownDevices1764600000000 implements MigrationInterface {
  name = 'KnownDevices1764600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table known_devices (
        mark_hash text constraint known_devices_pk primary key,
        account_id uuid not null constraint known_devices_account_fk references accounts (id) on delete cascade,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await db.query('create index known_devices_account_idx on known_devices (account_id, last_used_at)');
    await db.query('create index known_devices_expires_idx on known_devices (expires_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table known_devices');
  }
}
