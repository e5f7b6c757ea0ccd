import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectScheduleSet } from '@printpartner/contracts';
import { migrate } from '@printpartner/service-kit';
import { createTestDatabase } from '@printpartner/testing';
import { projectsDatabase } from '../src/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase({ service: 'projects' });
});
afterAll(() => database.close());

it('K6 R6 an upgrade publishes the dates of all active projects once, so that old due dates get alerts', async () => {
  const { url } = database;
  const before = projectsDatabase.migrations.slice(0, 2);
  await migrate({ ...projectsDatabase, migrations: before, url });
  await database.query(`
    insert into projects (user_id, project_name, due_date, reminder_date, reminder_time, archived_at, time_zone)
      values
        (gen_random_uuid(), 'Menu', '2030-05-01', '2030-04-01', '12:30', null, 'Europe/Berlin'),
        (gen_random_uuid(), 'Poster', '2030-06-01', null, null, null, 'UTC'),
        (gen_random_uuid(), 'No dates', null, null, null, null, 'UTC'),
        (gen_random_uuid(), 'Archived', '2030-05-01', null, null, now(), 'UTC')`);
  await migrate({ ...projectsDatabase, url });
  await migrate({ ...projectsDatabase, url });
  const events = await database.query(
    `select name, payload, p.revision from outbox_events join projects p on p.uuid::text = payload ->> 'projectId'
      order by payload ->> 'dueDate'`,
  );
  expect(events.map(({ name }) => name)).toEqual([projectScheduleSet.name, projectScheduleSet.name]);
  const payloads = events.map(({ payload }) => projectScheduleSet.payload.parse(payload));
  expect(payloads).toMatchObject([
    { dueDate: '2030-05-01', reminderDate: '2030-04-01', reminderTime: '12:30', timeZone: 'Europe/Berlin' },
    { dueDate: '2030-06-01', reminderDate: '', reminderTime: '', timeZone: 'UTC' },
  ]);
  expect(events.map(({ revision }) => revision)).toEqual(payloads.map(({ revision }) => revision));
});
