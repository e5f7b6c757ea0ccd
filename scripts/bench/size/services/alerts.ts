import {
  accountDeleted,
  acknowledgeAlert,
  alertsRpcs,
  alertsUserData,
  authEvents,
  closeAlert,
  createAlert,
  createTestAlert,
  describeProjects,
  listDueAlerts,
  listUnhandledAlerts,
  listUpcomingAlerts,
  markAlertDone,
  patchProject,
  projectDeleted,
  projectScheduleSet,
  projectsEvents,
  snoozeAlert,
} from '@printpartner/contracts';
import type { RpcServer } from '@printpartner/messaging';
import { eventually, readUserData, startStandIn } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { deletionOf } from '../deletion.ts';
import { buildKey, keysSql } from '../idempotency-keys.ts';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idOf, idSql, LARGEST_ACCOUNT, MAX_ROWS, ownerSql, type Sizes } from '../sizes.ts';

/** Ten alerts of a project: one is live, one canceled and eight were seen in the last 91 days. */
function fillOldest(sizes: Sizes): string[] {
  const { projects, alertsPerProject } = sizes;
  return [
    `insert into project_alerts (user_id, project_id, message, alert_type, fire_at_utc, fired_at_utc, cancelled_at,
        pushed_at, created_at)
      select ${ownerSql(sizes, 'p')}, ${idSql('project', 'p')}, 'Approve the proof of job ' || p,
        case k when 9 then 'smoke-test' else 'reminder' end,
        case k when 0 then now() + (1 + p % 365) * interval '1 day' + random() * interval '1 day' else at end,
        case when k >= 2 then at end, case when k = 1 then now() - random() * interval '8 days' end,
        case when k >= 2 then at end, at - interval '3 days'
      from generate_series(1, ${projects}) p, generate_series(0, ${alertsPerProject - 1}) k,
        lateral (select now() - interval '1 hour' - random() * (k + p * 0) * interval '11 days' as at) past`,
    // Some are due and unseen.
    `update project_alerts set fired_at_utc = null where alert_type = 'smoke-test' and random() < 0.02`,
    `insert into project_watermarks (project_id, revision)
      select ${idSql('project', 'p')}, 1 from generate_series(1, ${projects}) p`,
  ];
}

const fillNewest = (sizes: Sizes): string[] => [
  keysSql(sizes),
  `insert into mails (id, kind, ref, state, done_at)
    select gen_random_uuid(), 'due-date', gen_random_uuid(), 'sent', now() - random() * interval '7 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'projects.schedule-set', now() - random() * interval '30 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into outbox_events (id, name, payload, request_id, done_at)
    select gen_random_uuid(), 'alerts.project-alert-moved',
      jsonb_build_object('userId', ${ownerSql(sizes, 'n')}, 'projectId', ${idSql('project', 'n')}), 'fill',
      now() - random() * interval '7 days' from generate_series(1, ${sizes.others}) n`,
  `insert into erased_users select gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into project_watermarks (project_id, user_id, revision, deleted_at)
    select gen_random_uuid(), gen_random_uuid(), 9, now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into project_watermarks (project_id, user_id, revision, project)
    select gen_random_uuid(), ${idSql('user', `${LARGEST_ACCOUNT}`)}, 1, '{}' from generate_series(1, ${MAX_ROWS}) n`,
  `insert into project_alerts (user_id, message, fire_at_utc, fired_at_utc, pushed_at, created_at)
    select ${idSql('user', `${LARGEST_ACCOUNT}`)}, 'Approve the proof', at, at, at, at
    from generate_series(1, ${MAX_ROWS}) n, lateral (select now() - n * interval '1 minute' as at) past`,
];

async function visit({ service, n, publishers, sweep }: Visit): Promise<void> {
  const { call, database, redis } = service;
  const [userId, projectId] = [idOf('user', n), idOf('project', n)];
  const projects = await answerForProjects(redis.url, projectId);
  await call(listDueAlerts, {}, userId);
  await call(listUnhandledAlerts, {}, userId);
  const { alerts } = await call(listUpcomingAlerts, {}, userId);
  const id = alerts.find((alert) => alert.project_id === projectId)?.id;
  if (id === undefined) throw new Error(`Project ${n} has no upcoming alert`);
  const setAt = new Date().toISOString();
  const dates = { dueDate: '2099-01-08', reminderDate: '2099-01-05', reminderTime: '', reminderMessage: '' };
  const schedule = { userId, projectId, timeZone: 'UTC', setAt, reminderSetAt: setAt, ...dates };
  await publishers['projects']?.publish(projectScheduleSet, { ...schedule, revision: 2 });
  await publishers['projects']?.allAcknowledged();
  await call(createAlert, { project_id: projectId, fire_at_utc: '2099-01-01T09:00:00Z' }, userId);
  await call(createTestAlert, {}, userId);
  await call(snoozeAlert, { id, fire_at_utc: '2099-01-02T09:00:00Z' }, userId);
  await database.query(`update project_alerts set fire_at_utc = now() where id = $1`, [id]);
  const fired = 'select from project_alerts where id = $1 and pushed_at is not null';
  await eventually(async () => {
    if ((await database.query(fired, [id])).length === 0) throw new Error('not fired yet');
  });
  await call(acknowledgeAlert, { id }, userId);
  await call(markAlertDone, { id }, userId);
  await service.callOnce(closeAlert, { id }, userId, buildKey());
  for (const account of [n, LARGEST_ACCOUNT]) await readUserData(call, alertsUserData, idOf('user', account));
  await sweep('alerts/old-alerts.sweeper', 'OldAlertsSweeper');
  await forgetClock(redis.url);
  await publishers['projects']?.publish(projectDeleted, { userId, projectId, revision: 3 });
  await publishers['projects']?.allAcknowledged();
  await service.app.get(TombstonesSweeper).sweep();
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
  await projects.close();
}

/** Answers in place of the projects service. */
async function answerForProjects(redisUrl: string, uuid: string): Promise<RpcServer> {
  const empty = { client_name: '', printing_company: '', estimate_number: '', status: '', notes: '' };
  const noDates = { due_date: '', reminder_date: '', reminder_time: '', reminder_message: '' };
  const now = new Date().toISOString();
  const times = { time_zone: 'UTC', archived: false, created_at: now, updated_at: now };
  const project = { id: 1, uuid, project_name: 'Menu', ...empty, ...noDates, ...times };
  return startStandIn('projects', redisUrl, [
    [describeProjects, async () => ({ projects: [project] })],
    [patchProject, async () => project],
  ]);
}

/** Makes the sweeper act as after a wipe of Redis. */
async function forgetClock(redisUrl: string): Promise<void> {
  const client = new Redis(redisUrl);
  await client.del('alerts:clock-memory');
  await eventually(async () => {
    if (!(await client.exists('alerts:clock-memory'))) throw new Error('not swept yet');
  });
  client.disconnect();
}

export const atSize: ServiceAtSize = {
  service: 'alerts',
  contracts: alertsRpcs,
  settings: {
    ALERT_HORIZON_MINUTES: 60,
    ALERT_SWEEP_MS: 200,
    ALERT_TEST_DELAY_MS: 60_000,
    PUBLIC_URL: 'http://localhost:8080',
    MAIL_FROM: 'Print Partner <no-reply@print.example>',
    // Refuses connections: mails are claimed and tried again.
    SMTP_URL: 'smtp://127.0.0.1:9',
  },
  events: { projects: projectsEvents, auth: authEvents },
  fillOldest,
  fillNewest,
  visit,
};
