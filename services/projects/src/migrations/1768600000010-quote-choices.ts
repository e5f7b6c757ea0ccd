import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuoteChoices1768600000010 implements MigrationInterface {
  name = 'QuoteChoices1768600000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table projects add quote_choices jsonb not null default '{"layers": [], "takenBack": {}}'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table projects drop quote_choices');
  }
}
