import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadSources1764600000000 implements MigrationInterface {
  name = 'UploadSources1764600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table preflight_sessions
        add source text,
        add begun_at timestamptz,
        add ended_at timestamptz`);
    await db.query(
      `update preflight_sessions set source = owner,
        ended_at = case when state in ('done', 'failed') then now() end`,
    );
    // The default is for replicas of the earlier release, which do not set the column.
    await db.query(
      `alter table preflight_sessions alter source set default 'network:unknown', alter source set not null`,
    );
    await db.query('drop index preflight_sessions_age_idx');
    await db.query('create index preflight_sessions_source_idx on preflight_sessions (source)');
    await db.query('create index preflight_sessions_ended_idx on preflight_sessions (ended_at)');
    await db.query(
      'create index preflight_sessions_unfinished_idx on preflight_sessions (created_at) where ended_at is null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index preflight_sessions_unfinished_idx');
    await db.query('drop index preflight_sessions_ended_idx');
    await db.query('drop index preflight_sessions_source_idx');
    await db.query('create index preflight_sessions_age_idx on preflight_sessions (created_at)');
    await db.query(`
      alter table preflight_sessions
        drop column ended_at,
        drop column begun_at,
        drop column source`);
  }
}
