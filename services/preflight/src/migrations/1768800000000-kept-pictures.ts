import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of pages, which the report of a kept result shows. They leave with their result, whichever release removes it. */
export class KeptPictures1768800000000 implements MigrationInterface {
  name = 'KeptPictures1768800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table kept_pictures (
        kept_id uuid not null constraint kept_pictures_kept_fk references kept_results on delete cascade,
        page integer not null,
        shown double precision[] not null,
        jpeg bytea not null,
        constraint kept_pictures_pk primary key (kept_id, page)
      )`);
    // A JPEG gets no smaller, so Postgres need not try to compress it.
    await db.query('alter table kept_pictures alter jpeg set storage external');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table kept_pictures');
  }
}
