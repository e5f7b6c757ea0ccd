import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuoteChoices1768600000010 implements MigrationInterface {
  name = 'QuoteChoices1768600000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table projects add quote_choices jsonb not null default '{"layers": [], "takenBack": {}}'`,
    );
    await db.query(`
      create table early_choices (
        user_id uuid not null,
        project_uuid uuid not null,
        sheet_id uuid not null,
        set_at timestamptz not null,
        chosen jsonb,
        received_at timestamptz not null default now(),
        constraint early_choices_pk primary key (user_id, project_uuid, sheet_id)
      )`);
    await db.query('create index early_choices_received_idx on early_choices (received_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table early_choices');
    await db.query('alter table projects drop quote_choices');
  }
}
