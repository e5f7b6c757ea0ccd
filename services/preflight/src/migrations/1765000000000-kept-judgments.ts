import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session may be kept once per profile, mode and job that its file was judged by. */
export class KeptJudgments1765000000000 implements MigrationInterface {
  name = 'KeptJudgments1765000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index kept_results_session_idx on kept_results (user_id, project_id, session_id)');
    await db.query('alter table kept_results drop constraint kept_results_session_key');
  }

  /** Keeps the newest of each session. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from kept_results older using kept_results newer
      where (older.user_id, older.project_id, older.session_id) = (newer.user_id, newer.project_id, newer.session_id)
        and (older.kept_at, older.id) < (newer.kept_at, newer.id)`);
    await db.query(
      'alter table kept_results add constraint kept_results_session_key unique (user_id, project_id, session_id)',
    );
    await db.query('drop index kept_results_session_idx');
  }
}
