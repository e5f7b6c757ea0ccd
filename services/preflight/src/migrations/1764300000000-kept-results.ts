import { erasedUsersSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeptResults1764300000000 implements MigrationInterface {
  name = 'KeptResults1764300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table kept_results (
        id uuid constraint kept_results_pk primary key default gen_random_uuid(),
        user_id uuid not null,
        project_id uuid not null,
        session_id uuid not null,
        filename text not null,
        mode text not null,
        profile text not null,
        status text not null,
        opens boolean not null,
        password_needed boolean not null,
        counts jsonb not null,
        result jsonb not null,
        kept_at timestamptz not null default now(),
        constraint kept_results_session_key unique (user_id, project_id, session_id)
      )`);
    await db.query(`
      create table deleted_projects (
        project_id uuid constraint deleted_projects_pk primary key,
        user_id uuid not null,
        deleted_at timestamptz not null default now()
      )`);
    await db.query(erasedUsersSql.up);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(erasedUsersSql.down);
    await db.query('drop table deleted_projects');
    await db.query('drop table kept_results');
  }
}
