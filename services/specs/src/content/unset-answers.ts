import type { QueryRunner } from 'typeorm';

const QUESTIONS = ['bleedRequired', 'interiorBleedRequired', 'coverBleedRequired'];

/**
 * Every No of a yes-no field becomes no answer: forms had No until somebody chose Yes. Frozen versions keep what vendors
 * were told. The revisions of booklets grow, so that a device that has the No merges instead of saving it again. Rows
 * with marks have been saved since. A migration does this alone, so that it locks rows and no table.
 *
 * @param asks the condition for rows of the form that shows the questions
 */
export async function unsetAnswers(
  db: QueryRunner,
  table: 'specs' | 'spec_sheets',
  asks: string,
): Promise<void> {
  await db.query(
    `update ${table} set
      data = data || (select jsonb_object_agg(question, null) from unnest(nos) question),
      revision = revision + (${asks})::int,
      unset_answers = case when ${asks} then nos else '{}' end
    from (
      select id as no_id, array(
        select question from unnest($1::text[]) question where data -> question = 'false'
      ) nos from ${table} where not data ? 'mailerBleedChosen'
    ) answered
    where id = no_id and nos <> '{}'`,
    [QUESTIONS],
  );
}
