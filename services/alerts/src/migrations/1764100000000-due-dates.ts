import { mailsSql } from '@printpartner/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DueDates1764100000000 implements MigrationInterface {
  name = 'DueDates1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(mailsSql.up);
    await db.query(
      'alter table project_alerts add due_date date, add mail_id uuid, add moved_at timestamptz',
    );
    await db.query('drop index project_alerts_live_reminder_key');
    await db.query(`
      create unique index project_alerts_live_key on project_alerts (project_id, alert_type)
        where alert_type <> 'smoke-test' and fired_at_utc is null and cancelled_at is null`);
    await db.query('alter table project_watermarks add deleted_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table project_watermarks drop deleted_at');
    await db.query(`delete from project_alerts where alert_type = 'due-date'`);
    await db.query('drop index project_alerts_live_key');
    await db.query(`
      create unique index project_alerts_live_reminder_key on project_alerts (project_id)
        where alert_type = 'reminder' and fired_at_utc is null and cancelled_at is null`);
    await db.query('alter table project_alerts drop due_date, drop mail_id, drop moved_at');
    await db.query(mailsSql.down);
  }
}
