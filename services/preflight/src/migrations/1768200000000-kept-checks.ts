import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists need the id and status of each check, and not the results, of up to half a megabyte each. */
export class KeptChecks1768200000000 implements MigrationInterface {
  name = 'KeptChecks1768200000000';

  async up(db: QueryRunner): Promise<void> {
    // Postgres counts jsonb_build_object as stable, because of types that it doesn't get here.
    await db.query(`
      create function judged_checks(result jsonb) returns jsonb language sql immutable
      return (
        select coalesce(jsonb_agg(jsonb_build_object('id', checked -> 'id', 'status', checked -> 'status')), '[]')
          from jsonb_array_elements(result -> 'checks') checked)`);
    // Generated, because a replica of the earlier release writes rows without it.
    await db.query(
      'alter table kept_results add checks jsonb not null generated always as (judged_checks(result)) stored',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table kept_results drop column checks');
    await db.query('drop function judged_checks');
  }
}
