import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of jobs with their versions, uploads in parts, and results that belong to a version. */
export class JobFiles1769200000000 implements MigrationInterface {
  name = 'JobFiles1769200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table job_files (
        id uuid constraint job_files_pk primary key default gen_random_uuid(),
        user_id uuid not null,
        project_id uuid not null,
        name text not null,
        last_number integer not null default 0,
        created_at timestamptz not null default now(),
        removed_at timestamptz
      )`);
    await db.query('create index job_files_project_idx on job_files (user_id, project_id)');
    await db.query(
      'create index job_files_removed_idx on job_files (removed_at) where removed_at is not null',
    );
    await db.query(`
      create table file_versions (
        id uuid constraint file_versions_pk primary key default gen_random_uuid(),
        user_id uuid not null,
        file_id uuid not null constraint file_versions_file_fk references job_files on delete cascade,
        number integer not null,
        filename text not null,
        size integer not null,
        sha256 text not null,
        file_key text not null,
        added_at timestamptz not null default now(),
        added_by text not null default 'owner',
        removed_at timestamptz,
        picture bytea,
        has_picture boolean not null generated always as (picture is not null) stored,
        session_id uuid,
        sheet jsonb,
        pages integer,
        failure text,
        constraint file_versions_number_key unique (file_id, number)
      )`);
    // A JPEG gets no smaller, so Postgres need not try to compress it.
    await db.query('alter table file_versions alter picture set storage external');
    await db.query(
      'create unique index file_versions_contents_idx on file_versions (file_id, sha256) where removed_at is null',
    );
    await db.query('create index file_versions_user_idx on file_versions (user_id) include (size)');
    await db.query('create index file_versions_key_idx on file_versions (file_key)');
    await db.query(
      'create index file_versions_session_idx on file_versions (session_id) where session_id is not null',
    );
    await db.query(
      'create index file_versions_removed_idx on file_versions (removed_at) where removed_at is not null',
    );
    await db.query(`
      create table file_uploads (
        id uuid constraint file_uploads_pk primary key,
        user_id uuid not null,
        project_id uuid not null,
        file_id uuid,
        filename text not null,
        size integer not null,
        parts jsonb not null default '{}',
        assembled_key text,
        assembling_until timestamptz,
        version_id uuid,
        is_known boolean not null default false,
        created_at timestamptz not null default now()
      )`);
    await db.query('create index file_uploads_project_idx on file_uploads (user_id, project_id)');
    await db.query('create index file_uploads_age_idx on file_uploads (created_at)');
    await db.query(
      'create index file_uploads_assembled_idx on file_uploads (assembled_key) where assembled_key is not null',
    );
    await db.query(
      'alter table kept_results add version_id uuid constraint kept_results_version_fk references file_versions on delete cascade',
    );
    await db.query(
      'create unique index kept_results_version_idx on kept_results (version_id) where version_id is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('delete from kept_results where version_id is not null');
    await db.query('alter table kept_results drop column version_id');
    await db.query('drop table file_uploads');
    await db.query('drop table file_versions');
    await db.query('drop table job_files');
  }
}
