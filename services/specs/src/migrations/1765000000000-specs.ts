import { createOutboxInboxSql, outboxUserIndex } from '@printpartner/messaging';
import { erasedUsersIndex, erasedUsersSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Specs1765000000000 implements MigrationInterface {
  name = 'Specs1765000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table specs (
        id uuid constraint specs_pk primary key,
        user_id uuid not null,
        name text not null,
        data jsonb not null,
        shipping_option text not null,
        due_at_utc timestamptz,
        revision integer not null,
        updated_at timestamptz not null,
        constraint specs_user_name_key unique (user_id, name)
      )`);
    await db.query(`
      create table spec_sheets (
        id uuid constraint spec_sheets_pk primary key,
        user_id uuid not null,
        kind text not null,
        name text not null,
        data jsonb not null,
        shipping_option text not null,
        due_at_utc timestamptz,
        project_uuid uuid,
        revision integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await db.query('create index spec_sheets_user_idx on spec_sheets (user_id, id)');
    await db.query(`
      create table deleted_projects (
        project_id uuid constraint deleted_projects_pk primary key,
        user_id uuid not null,
        deleted_at timestamptz not null default now()
      )`);
    await db.query('create index deleted_projects_user_idx on deleted_projects (user_id)');
    await db.query('create index deleted_projects_age_idx on deleted_projects (deleted_at)');
    await db.query(erasedUsersSql.up);
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
    for (const { name, definition } of [erasedUsersIndex, outboxUserIndex])
      await db.query(`create index ${name} ${definition}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query(erasedUsersSql.down);
    for (const table of ['deleted_projects', 'spec_sheets', 'specs']) await db.query(`drop table ${table}`);
  }
}
