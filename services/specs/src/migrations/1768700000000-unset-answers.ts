import type { MigrationInterface, QueryRunner } from 'typeorm';

const QUESTIONS = ['bleedRequired', 'interiorBleedRequired', 'coverBleedRequired'];
/** Table → which of its rows are of the form that shows the questions. */
const ASKS = { specs: `name = 'booklet_current'`, spec_sheets: `kind = 'booklet'` };

/**
 * Every No of a yes-no field becomes no answer: forms had No until somebody chose Yes. Frozen versions keep what vendors
 * were told. The revisions of booklets grow, so that a device that has the No merges instead of saving it again.
 */
export class UnsetAnswers1768700000000 implements MigrationInterface {
  name = 'UnsetAnswers1768700000000';

  async up(db: QueryRunner): Promise<void> {
    for (const [table, asks] of Object.entries(ASKS)) {
      await db.query(`alter table ${table} add unset_answers text[] not null default '{}'`);
      await db.query(
        `update ${table} set
          data = data || (select jsonb_object_agg(question, null) from unnest(nos) question),
          revision = revision + (${asks})::int,
          unset_answers = case when ${asks} then nos else '{}' end
        from (
          select id as no_id, array(
            select question from unnest($1::text[]) question where data -> question = 'false'
          ) nos from ${table}
        ) answered
        where id = no_id and nos <> '{}'`,
        [QUESTIONS],
      );
    }
  }

  /** The version before reads no answer as No. */
  async down(db: QueryRunner): Promise<void> {
    for (const table of Object.keys(ASKS)) await db.query(`alter table ${table} drop unset_answers`);
  }
}
