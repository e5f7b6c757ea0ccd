import { ConcurrentIndexes } from '@printpartner/service-kit';
import type { QueryRunner } from 'typeorm';

/** Small enough that due alerts and their users hardly wait for its locks. */
const PAGE = 5_000;

/** Serves the list of unhandled alerts, to which alerts that have not been shown belong. */
export class UnhandledAlerts1764900000010 extends ConcurrentIndexes {
  readonly name = 'UnhandledAlerts1764900000010';

  protected readonly indexes = [
    {
      name: 'project_alerts_unhandled_idx',
      definition:
        'on project_alerts (user_id, fire_at_utc) where handled_at is null and cancelled_at is null',
    },
  ];

  // Not with the new column, whose lock would stop all reads for as long as this takes.
  override async up(db: QueryRunner): Promise<void> {
    let count: number;
    do {
      [, count] = (await db.query(
        `update project_alerts set handled_at = null where id = any(array(
           select id from project_alerts
             where fired_at_utc is null and cancelled_at is null and handled_at is not null
             order by fire_at_utc limit ${PAGE}))`,
      )) as [unknown, number];
    } while (count === PAGE);
    await super.up(db);
  }
}
