import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { migrate } from '@printpartner/service-kit';
import { createTestDatabase } from '@printpartner/testing';
import { alertsDatabase } from '../src/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase({ service: 'alerts' });
});
afterEach(() => database.close());

it('R2 K6 after an upgrade, alerts that were shown before count as handled, and live ones do not', async () => {
  const { url } = database;
  const added = alertsDatabase.migrations.findIndex(({ name }) => name.startsWith('HandledAt'));
  const migrations = alertsDatabase.migrations.slice(0, added);
  await migrate({ ...alertsDatabase, migrations, url });
  await database.query(
    `insert into project_alerts (user_id, message, fire_at_utc, fired_at_utc, cancelled_at) values
      ($1, 'shown', now() - interval '1 day', now(), null), ($1, 'due', now() - interval '1 day', null, null),
      ($1, 'to come', now() + interval '1 day', null, null), ($1, 'canceled', now(), null, now())`,
    [randomUUID()],
  );
  await migrate({ ...alertsDatabase, url });
  const handled = await database.query('select message from project_alerts where handled_at is not null');
  expect(handled.map(({ message }) => message)).toEqual(['shown', 'canceled']);
});

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
