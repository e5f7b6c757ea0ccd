import { createOutboxInboxSql } from '@printpartner/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProjectAlerts1763600000000 implements MigrationInterface {
  name = 'ProjectAlerts1763600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table project_alerts (
        id uuid constraint project_alerts_pk primary key default gen_random_uuid(),
        user_id uuid not null,
        project_id uuid,
        message text not null,
        alert_type text not null default 'reminder',
        time_zone text not null default 'UTC',
        fire_at_utc timestamptz(0) not null,
        fired_at_utc timestamptz,
        cancelled_at timestamptz,
        armed_at timestamptz,
        pushed_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    await db.query(`
      create unique index project_alerts_live_reminder_key on project_alerts (project_id)
        where alert_type = 'reminder' and fired_at_utc is null and cancelled_at is null`);
    await db.query(`
      create index project_alerts_user_live_idx on project_alerts (user_id, fire_at_utc)
        where fired_at_utc is null and cancelled_at is null`);
    await db.query(`
      create index project_alerts_unpushed_idx on project_alerts (fire_at_utc)
        where fired_at_utc is null and cancelled_at is null and pushed_at is null`);
    await db.query(`
      create table project_watermarks (
        project_id uuid constraint project_watermarks_pk primary key,
        revision integer not null
      )`);
    for (const statement of createOutboxInboxSql.up) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of createOutboxInboxSql.down) await db.query(statement);
    await db.query('drop table project_watermarks');
    await db.query('drop table project_alerts');
  }
}
