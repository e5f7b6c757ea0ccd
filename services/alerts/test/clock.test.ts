import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ALERT_PUSH_CHANNEL } from '@printpartner/contracts';
import { createQueue } from '@printpartner/messaging';
import { renderMetrics } from '@printpartner/metrics';
import { eventually } from '@printpartner/testing';
import { Redis } from 'ioredis';
import pg from 'pg';
import { CLOCK_QUEUE_NAME, type FireAlertJob } from '../src/clock/alert-clock.ts';
import { type Alerts, buildSubject, startAlerts } from './start-alerts.ts';

const MINUTE_MS = 60_000;

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

interface Lateness {
  pushes: number;
  /** Time from the alert's time to its push by Postgres's clock, s. */
  seconds: number;
}

/** Sets an alert three seconds ahead by Postgres's clock, runs `meanwhile`, and returns how late it was pushed. */
async function fireAnAlert(meanwhile: () => void): Promise<Lateness> {
  const subject = buildSubject();
  const listener = new Redis(alerts.redis.url);
  let pushes = 0;
  listener.on('message', (_channel, message: string) => {
    pushes += Number(message.includes(subject.userId) && message.includes('"due"'));
  });
  await listener.subscribe(ALERT_PUSH_CHANNEL);
  await alerts.schedule(subject, { reminderDate: '2099-01-01' });
  await alerts.database.query(
    `update project_alerts set fire_at_utc = date_trunc('second', now()) + interval '3 seconds', armed_at = null
      where project_id = $1`,
    [subject.projectId],
  );
  await eventually(async () => {
    const armed = await alerts.database.query(
      'select 1 from project_alerts where project_id = $1 and armed_at is not null',
      [subject.projectId],
    );
    expect(armed).toHaveLength(1);
  });
  meanwhile();
  const lateness = `extract(epoch from pushed_at - fire_at_utc)::float as seconds`;
  await eventually(async () => {
    const [pushed] = await alerts.database.query(
      `select ${lateness} from project_alerts where project_id = $1 and pushed_at is not null`,
      [subject.projectId],
    );
    expect(pushed).toBeDefined();
  });
  const [{ seconds } = { seconds: Number.NaN }] = (await alerts.database.query(
    `select ${lateness} from project_alerts where project_id = $1`,
    [subject.projectId],
  )) as { seconds: number }[];
  await eventually(() => expect(pushes).toBeGreaterThan(0));
  // Longer than the sweep, which would push again whatever it finds not pushed.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(pushes).toBe(1);
  listener.disconnect();
  return { pushes, seconds };
}

/** Makes this process' clock wrong by `ms`; Postgres's clock stays right. */
function shiftClock(ms: number): void {
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + ms);
}

describe("the clock of the alerts service's machine", () => {
  it("R2 an alert is pushed once and not early when the service's clock is right", async () => {
    const { seconds } = await fireAnAlert(() => undefined);
    expect(seconds).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['ahead', 10 * MINUTE_MS],
    ['behind', -10 * MINUTE_MS],
  ])(
    'R2 a service clock ten minutes %s of Postgres does not fire an alert early, twice or never',
    async (_, shift) => {
      shiftClock(shift);
      const { seconds } = await fireAnAlert(() => undefined);
      expect(seconds).toBeGreaterThanOrEqual(0);
    },
  );

  it.each([
    ['forward', 10 * MINUTE_MS],
    ['back', -10 * MINUTE_MS],
  ])(
    'R2 a service clock jumping ten minutes %s while an alert waits does not fire it early, twice or never',
    async (_, shift) => {
      const { seconds } = await fireAnAlert(() => shiftClock(shift));
      expect(seconds).toBeGreaterThanOrEqual(0);
    },
  );

  it('K8 an alert that is moved to a time long ago is late only since it was moved', async () => {
    const lateness = async (part: string) =>
      Number(
        new RegExp(`^printpartner_alert_lateness_seconds_${part} (.*)$`, 'm').exec(
          await renderMetrics(),
        )?.[1],
      );
    const [sum, count] = [await lateness('sum'), await lateness('count')];
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2099-01-01' });
    await alerts.database.query(
      "update project_alerts set created_at = now() - interval '1 year' where project_id = $1",
      [subject.projectId],
    );
    await alerts.schedule(subject, { revision: 2, reminderDate: '2001-01-05' });
    await eventually(async () => expect(await lateness('count')).toBe(count + 1));
    expect((await lateness('sum')) - sum).toBeLessThan(60);
  });

  it('R2 an alert whose row is locked fires as soon as the lock is released', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2099-01-01' });
    const blocker = new pg.Client({ connectionString: alerts.database.url });
    await blocker.connect();
    const redis = new Redis(alerts.redis.url);
    const clock = createQueue<FireAlertJob>(CLOCK_QUEUE_NAME, alerts.redis.url);
    // A snooze holds this lock for a moment; here it lasts longer.
    const {
      rows: [alert],
    } = await blocker.query<{ id: string }>(
      `update project_alerts set fire_at_utc = now(), armed_at = now() where project_id = $1 returning id`,
      [subject.projectId],
    );
    await blocker.query('begin');
    await blocker.query('select 1 from project_alerts where id = $1 for update', [alert?.id]);
    await clock.waitUntilReady();
    await clock.add('fire', { alertId: alert?.id ?? '' }, { jobId: 'early' });
    // The job has run once and is delayed.
    await eventually(async () =>
      expect(await redis.zscore('bull:alerts.clock:delayed', 'early')).not.toBeNull(),
    );
    const pushed = () =>
      alerts.database.query('select 1 from project_alerts where project_id = $1 and pushed_at is not null', [
        subject.projectId,
      ]);
    expect(await pushed()).toEqual([]);
    await blocker.query('commit');
    await blocker.end();
    await eventually(async () => expect(await pushed()).toHaveLength(1));
    await clock.close();
    redis.disconnect();
  });

  it('K6 all alerts are armed again after Redis was wiped while the service runs', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2099-01-01' });
    await alerts.database.query(
      `update project_alerts set fire_at_utc = now() + interval '30 minutes' where project_id = $1`,
      [subject.projectId],
    );
    const armings = () =>
      alerts.database.query('select armed_at::text from project_alerts where project_id = $1', [
        subject.projectId,
      ]);
    await eventually(async () => expect(await armings()).not.toEqual([{ armed_at: null }]));
    const before = await armings();
    await alerts.redis.flush();
    await eventually(async () => {
      expect(await armings()).not.toEqual(before);
      expect(await armings()).not.toEqual([{ armed_at: null }]);
    });
    const listener = new Redis(alerts.redis.url);
    const jobs = await listener.zcard('bull:alerts.clock:delayed');
    listener.disconnect();
    expect(jobs).toBeGreaterThan(0);
  });
});
