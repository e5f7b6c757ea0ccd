import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publishes the dates of all active projects once: earlier releases did not publish due dates. */
export class Schedules1764100000000 implements MigrationInterface {
  name = 'Schedules1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table projects add reminder_set_at timestamptz');
    await db.query(`delete from outbox_events where name = 'projects.reminder-set'`);
    await db.query(`
      with published as (
        update projects set revision = revision + 1, reminder_set_at = case when reminder_date is not null then updated_at end
          where archived_at is null and (due_date is not null or reminder_date is not null)
          returning *)
      insert into outbox_events (id, name, payload, request_id)
        select gen_random_uuid(), 'projects.schedule-set', jsonb_build_object(
            'userId', user_id, 'projectId', uuid, 'revision', revision,
            'dueDate', coalesce(due_date::text, ''),
            'reminderDate', coalesce(reminder_date::text, ''),
            'reminderTime', coalesce(to_char(reminder_time, 'HH24:MI'), ''),
            'reminderMessage', reminder_message, 'timeZone', time_zone,
            'setAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'reminderSetAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
          gen_random_uuid()::text
        from published`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table projects drop reminder_set_at');
  }
}
