import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeAlert,
  type Alert,
  closeAlert,
  createTestAlert,
  listDueAlerts,
  listUpcomingAlerts,
  markAlertDone,
  snoozeAlert,
} from '@printpartner/contracts';
import { type Alerts, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

const LATER = '2099-07-01T07:00:00.000Z';
const LATEST = '2099-08-01T07:00:00.000Z';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const buildKey = () => ({ key: randomUUID(), requestHash: 'a' });
const upcoming = async ({ userId }: Subject) => (await alerts.call(listUpcomingAlerts, {}, userId)).alerts;
const clearedOf = ({ projectId }: Subject) => alerts.projects.cleared.filter(({ ref }) => ref === projectId);

async function dueReminder(subject: Subject): Promise<Alert> {
  alerts.projects.add(subject.projectId, 'Menu');
  await alerts.schedule(subject, { reminderDate: '2026-01-05', reminderMessage: 'Approve proof' });
  const [alert] = (await alerts.call(listDueAlerts, {}, subject.userId)).alerts;
  if (!alert) throw new Error('No alert is due');
  return alert;
}

async function movesOf({ userId }: Subject): Promise<number> {
  const found = await alerts.database.query(
    `select 1 from outbox_events where name = 'alerts.project-alert-moved' and payload ->> 'userId' = $1`,
    [userId],
  );
  return found.length;
}

describe('a repeated answer to a reminder', () => {
  it('S7 a snooze moves the alert once, also after a later one', async () => {
    const subject = buildSubject();
    const { id, fire_at_utc } = await dueReminder(subject);
    const firing = { id, fire_at_utc: LATER, shown_fire_at_utc: fire_at_utc };
    const key = buildKey();
    const snooze = () => alerts.callOnce(snoozeAlert, firing, subject.userId, key);
    const first = await snooze();
    await alerts.call(snoozeAlert, { id, fire_at_utc: LATEST }, subject.userId);
    expect(await Promise.all([snooze(), snooze()])).toEqual([first, first]);
    expect(await upcoming(subject)).toMatchObject([{ id, fire_at_utc: LATEST }]);
    expect(await movesOf(subject)).toBe(2);
  });

  it('S7 Mark Done clears the reminder of its project once, and leaves one that was set since', async () => {
    const subject = buildSubject();
    const { id, fire_at_utc } = await dueReminder(subject);
    const key = buildKey();
    const firing = { id, shown_fire_at_utc: fire_at_utc };
    const done = () => alerts.callOnce(markAlertDone, firing, subject.userId, key);
    const first = await done();
    expect(await Promise.all([done(), done()])).toEqual([first, first]);
    expect(clearedOf(subject)).toHaveLength(1);
    await alerts.schedule(subject, { revision: 2, reminderDate: '2099-01-05' });
    expect(await done()).toEqual(first);
    expect(clearedOf(subject)).toHaveLength(1);
    expect(await upcoming(subject)).toHaveLength(1);
  });

  it('S7 Mark Done that was interrupted after it cleared the reminder is done when it is repeated', async () => {
    const subject = buildSubject();
    const { id, fire_at_utc } = await dueReminder(subject);
    const key = buildKey();
    const firing = { id, shown_fire_at_utc: fire_at_utc };
    const done = () => alerts.callOnce(markAlertDone, firing, subject.userId, key);
    alerts.projects.losesAnswers = true;
    await expect(done()).rejects.toThrow('system.unavailable');
    // What the projects service has recorded arrives meanwhile.
    alerts.projects.setReminder(subject.projectId, 2);
    await alerts.schedule(subject, { revision: 2 });
    expect(await done()).toMatchObject({ id });
    expect(clearedOf(subject)).toHaveLength(1);
  });

  it('S7 a stored answer is forgotten with its project, whose name and reminder it tells', async () => {
    const subject = buildSubject();
    const { id } = await dueReminder(subject);
    const key = buildKey();
    await alerts.callOnce(acknowledgeAlert, { id }, subject.userId, key);
    await alerts.deleteProject({ ...subject, revision: 3 });
    const kept = await alerts.database.query('select answer from idempotency_keys where user_id = $1', [
      subject.userId,
    ]);
    expect(kept).toEqual([{ answer: null }]);
    await expect(alerts.callOnce(acknowledgeAlert, { id }, subject.userId, key)).rejects.toEqual(
      expect.objectContaining({ reply: expect.objectContaining({ code: 'alerts.not_found' }) }),
    );
  });

  it('S7 closing, acknowledging and a test alert are answered as the first time', async () => {
    const subject = buildSubject();
    const { id } = await dueReminder(subject);
    const repeated = [
      (key = buildKey()) => alerts.callOnce(acknowledgeAlert, { id }, subject.userId, key),
      (key = buildKey()) => alerts.callOnce(closeAlert, { id }, subject.userId, key),
      (key = buildKey()) => alerts.callOnce(createTestAlert, {}, subject.userId, key),
    ];
    for (const send of repeated) {
      const key = buildKey();
      const first = await send(key);
      expect(await Promise.all([send(key), send(key)])).toEqual([first, first]);
    }
    const tests = await alerts.database.query(
      `select 1 from project_alerts where user_id = $1 and alert_type = 'smoke-test'`,
      [subject.userId],
    );
    expect(tests).toHaveLength(1);
  });
});
