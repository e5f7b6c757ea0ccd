import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeAlert,
  createTestAlert,
  listDueAlerts,
  listUpcomingAlerts,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { type Alerts, buildDetails, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });
const upcoming = async ({ userId }: Subject) => (await alerts.call(listUpcomingAlerts, {}, userId)).alerts;
const due = async ({ userId }: Subject) => (await alerts.call(listDueAlerts, {}, userId)).alerts;
const snooze = ({ userId }: Subject, id: string, fire_at_utc: string) =>
  alerts.call(snoozeAlert, { id, fire_at_utc }, userId);

async function dueReminder(subject: Subject): Promise<string> {
  await alerts.schedule(subject, { reminderDate: '2026-01-05', reminderMessage: 'Approve proof' });
  return (await due(subject))[0]?.id ?? '';
}

describe('a snoozed reminder', () => {
  it("R3 a snoozed alert keeps its seconds when the project's event brings the same wall time back", async () => {
    const subject = buildSubject();
    const id = await dueReminder(subject);
    await snooze(subject, id, '2099-07-01T07:00:42Z');
    const sameTime = { reminderDate: '2099-07-01', reminderTime: '07:00', reminderMessage: 'Approve proof' };
    await alerts.schedule(subject, { revision: 2, ...sameTime });
    expect(await upcoming(subject)).toMatchObject([{ id, fire_at_utc: '2099-07-01T07:00:42.000Z' }]);
  });

  it('R3 a snooze is not undone by an event about a reminder that was set before it', async () => {
    const subject = buildSubject();
    const id = await dueReminder(subject);
    const reminderSetAt = new Date().toISOString();
    await snooze(subject, id, '2099-07-01T07:00:42Z');
    const earlier = { reminderDate: '2099-08-01', reminderSetAt };
    await alerts.schedule(subject, { revision: 2, ...earlier });
    await alerts.schedule(subject, { revision: 3, ...earlier, dueDate: '2099-09-09' });
    await alerts.schedule(subject, { revision: 4, reminderSetAt });
    expect(await upcoming(subject)).toMatchObject([{ id, fire_at_utc: '2099-07-01T07:00:42.000Z' }]);
  });

  it('R2 a snoozed alert fires again although an acknowledgement of its earlier firing comes late', async () => {
    const subject = buildSubject();
    const id = await dueReminder(subject);
    const [first] = await due(subject);
    await snooze(subject, id, new Date(Date.now() + 3_000).toISOString());
    await eventually(async () => expect(await due(subject)).toHaveLength(1));
    const late = { id, fire_at_utc: first?.fire_at_utc };
    await alerts.call(acknowledgeAlert, late, subject.userId);
    const [second] = await due(subject);
    expect(second).toMatchObject({ id, fired_at_utc: null });
    await alerts.call(acknowledgeAlert, { id, fire_at_utc: second?.fire_at_utc }, subject.userId);
    expect(await due(subject)).toEqual([]);
  });

  it("R3 a snoozed alert moves when the project's reminder is set after the snooze", async () => {
    const subject = buildSubject();
    const id = await dueReminder(subject);
    await snooze(subject, id, '2099-07-01T07:00:00Z');
    await alerts.schedule(subject, { revision: 2, reminderDate: '2099-08-01' });
    expect(await upcoming(subject)).toMatchObject([{ id, fire_at_utc: '2099-08-01T09:00:00.000Z' }]);
  });

  it('R3 a snooze is rejected when the project was deleted, and no alert becomes live again', async () => {
    const subject = buildSubject();
    const id = await dueReminder(subject);
    await alerts.publish(projectDeleted, { ...subject, revision: 2 });
    await alerts.allApplied();
    await expect(snooze(subject, id, '2099-07-01T07:00:00Z')).rejects.toEqual(refusal('alerts.not_found'));
    expect(await upcoming(subject)).toEqual([]);
  });
});

describe('an acknowledged reminder', () => {
  it('R1 an acknowledged reminder at a time that daylight saving skips does not return after an edit', async () => {
    const subject = buildSubject();
    const skipped = { reminderDate: '2026-03-08', reminderTime: '02:30', timeZone: 'America/New_York' };
    await alerts.schedule(subject, skipped);
    const [alert] = await due(subject);
    expect(alert).toMatchObject({ fire_at_utc: '2026-03-08T07:30:00.000Z' });
    await alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
    await alerts.schedule(subject, { ...skipped, revision: 2, project: buildDetails(subject, 'Menu') });
    expect(await due(subject)).toEqual([]);
  });
});

describe('a test alert', () => {
  it('R5 a test alert falls due after the test delay, ends when acknowledged, and replaces an earlier one', async () => {
    const subject = buildSubject();
    const { userId } = subject;
    const first = await alerts.call(createTestAlert, {}, userId);
    const second = await alerts.call(createTestAlert, {}, userId);
    expect(second).toMatchObject({ alert_type: 'smoke-test', project_id: null, project: null });
    expect(await upcoming(subject)).toMatchObject([{ id: second.id }]);
    expect(first.id).not.toBe(second.id);
    await eventually(async () => expect(await due(subject)).toMatchObject([{ id: second.id }]));
    await alerts.call(acknowledgeAlert, { id: second.id }, userId);
    expect(await due(subject)).toEqual([]);
  });

  it('R5 a test alert can be snoozed without an event to projects', async () => {
    const subject = buildSubject();
    const { id } = await alerts.call(createTestAlert, {}, subject.userId);
    await snooze(subject, id, '2099-07-01T07:00:00Z');
    expect(await upcoming(subject)).toMatchObject([{ id, fire_at_utc: '2099-07-01T07:00:00.000Z' }]);
    const recorded = await alerts.database.query(
      `select 1 from outbox_events where payload->>'userId' = $1`,
      [subject.userId],
    );
    expect(recorded).toEqual([]);
  });
});
