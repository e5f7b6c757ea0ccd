import { createOutboxInboxSql } from '@printpartner/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Projects1763600000000 implements MigrationInterface {
  name = 'Projects1763600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table projects (
        id integer generated always as identity constraint projects_pk primary key,
        uuid uuid not null default gen_random_uuid() constraint projects_uuid_key unique,
        user_id uuid not null,
        project_name text not null default '',
        client_name text not null default '',
        printing_company text not null default '',
        estimate_number text not null default '',
        status text,
        notes text not null default '',
        due_date date,
        reminder_date date,
        reminder_time time(0),
        reminder_message text not null default '',
        time_zone text not null default 'UTC',
        revision integer not null default 1,
        archived_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await db.query(
      `create unique index projects_user_name_key on projects (user_id, project_name) where project_name <> ''`,
    );
    await db.query('create index projects_user_updated_idx on projects (user_id, updated_at desc)');
    await db.query(`
      create table user_project_state (
        user_id uuid constraint user_project_state_pk primary key,
        last_project_id integer
          constraint user_project_state_project_fk references projects (id) on delete set null,
        updated_at timestamptz not null default now()
      )`);
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query('drop table user_project_state');
    await db.query('drop table projects');
  }
}
