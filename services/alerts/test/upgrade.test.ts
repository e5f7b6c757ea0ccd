import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@printpartner/service-kit';
import { createTestDatabase } from '@printpartner/testing';
import { alertsDatabase } from '../src/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase({ service: 'alerts' });
});
afterAll(() => database.close());

it('K6 an upgrade keeps the alerts and watermarks of a release without project copies', async () => {
  const { url } = database;
  await migrate({ ...alertsDatabase, migrations: alertsDatabase.migrations.slice(0, 3), url });
  const ids = [randomUUID(), randomUUID()];
  await database.query(
    `insert into project_alerts (user_id, project_id, message, alert_type, time_zone, fire_at_utc)
      values ($1, $2, 'Approve proof', 'reminder', 'UTC', '2030-05-01T09:00:00Z')`,
    ids,
  );
  await database.query(
    'insert into project_watermarks (user_id, project_id, revision) values ($1, $2, 7)',
    ids,
  );
  await migrate({ ...alertsDatabase, url });
  const rows = await database.query(
    `select message, revision, project, deleted_at from project_alerts join project_watermarks using (user_id, project_id)`,
  );
  expect(rows).toEqual([{ message: 'Approve proof', revision: 7, project: null, deleted_at: null }]);
});
