import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeAlert,
  type Alert,
  closeAlert,
  createAlert,
  createTestAlert,
  listDueAlerts,
  listUnhandledAlerts,
  listUpcomingAlerts,
  markAlertDone,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { type Alerts, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

const LATER = '2099-07-01T07:00:00.000Z';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const due = async ({ userId }: Subject) => (await alerts.call(listDueAlerts, {}, userId)).alerts;
const unhandled = async ({ userId }: Subject) => (await alerts.call(listUnhandledAlerts, {}, userId)).alerts;
const upcoming = async ({ userId }: Subject) => (await alerts.call(listUpcomingAlerts, {}, userId)).alerts;
const done = ({ userId }: Subject, firing: { id: string; shown_fire_at_utc?: string }) =>
  alerts.call(markAlertDone, firing, userId);
const clearedOf = ({ projectId }: Subject) => alerts.projects.cleared.filter(({ ref }) => ref === projectId);
const changed = (userMessage: string) =>
  expect.objectContaining({ reply: expect.objectContaining({ code: 'alerts.changed', userMessage }) });
const MOVED = changed('This reminder was moved to another time.');
const HANDLED = changed('This reminder was already handled on another device or in another window.');

/** Sets a reminder in the past and shows it. */
async function shownReminder(subject: Subject): Promise<Alert> {
  alerts.projects.add(subject.projectId, 'Menu');
  await alerts.schedule(subject, { reminderDate: '2026-01-05', reminderMessage: 'Approve proof' });
  const [alert] = await due(subject);
  return alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
}

const firingOf = ({ id, fire_at_utc }: Alert) => ({ id, shown_fire_at_utc: fire_at_utc });

describe('a reminder that was shown', () => {
  it('R2 a shown reminder stays unhandled until it is closed, and counts as due until it is shown', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2026-01-05' });
    expect(await unhandled(subject)).toEqual(await due(subject));
    const [first] = await due(subject);
    const { id } = first ?? { id: '' };
    await alerts.call(acknowledgeAlert, { id }, subject.userId);
    expect(await due(subject)).toEqual([]);
    expect(await unhandled(subject)).toMatchObject([{ id, user_id: subject.userId, handled_at: null }]);
    const closed = await alerts.call(closeAlert, { id }, subject.userId);
    expect(closed.handled_at).not.toBeNull();
    expect(await alerts.call(closeAlert, { id }, subject.userId)).toEqual(closed);
    expect(await unhandled(subject)).toEqual([]);
    expect(clearedOf(subject)).toEqual([]);
  });

  it('R2 a reminder that is closed before it was acknowledged is not due any longer', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2026-01-05' });
    const [alert] = await due(subject);
    const closed = await alerts.call(closeAlert, { id: alert?.id ?? '' }, subject.userId);
    expect(closed.fired_at_utc).not.toBeNull();
    expect(await due(subject)).toEqual([]);
  });

  it('R2 a reminder that fires counts as unhandled, whatever a replica of an earlier release left', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2099-01-05' });
    await alerts.database.query(
      `update project_alerts set handled_at = now(), armed_at = now(),
          fire_at_utc = date_trunc('second', now()) - interval '6 seconds' where project_id = $1`,
      [subject.projectId],
    );
    await eventually(async () => expect(await unhandled(subject)).toHaveLength(1));
  });

  it('R2 P7 a shown reminder is hidden with its archived project and comes back with it, unless it was handled', async () => {
    const subject = buildSubject();
    const dates = { reminderDate: '2026-01-05', reminderMessage: 'Approve proof' };
    const shown = await shownReminder(subject);
    await alerts.schedule(subject, { revision: 2, archived: true });
    expect(await unhandled(subject)).toEqual([]);
    await alerts.schedule(subject, { revision: 3, ...dates });
    expect(await unhandled(subject)).toMatchObject([{ id: shown.id }]);
    expect(await due(subject)).toEqual([]);
    await alerts.call(closeAlert, firingOf(shown), subject.userId);
    await alerts.schedule(subject, { revision: 4, archived: true });
    await alerts.schedule(subject, { revision: 5, ...dates });
    expect(await unhandled(subject)).toEqual([]);
  });

  it("R3 Mark Done handles the reminder and clears its project's, as of the revision it was set from", async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    const answer = await done(subject, firingOf(alert));
    expect(answer.handled_at).not.toBeNull();
    expect(await unhandled(subject)).toEqual([]);
    expect(clearedOf(subject)).toEqual([
      {
        ref: subject.projectId,
        fields: { reminder_date: null, reminder_time: null, reminder_message: null, base_revision: 1 },
      },
    ]);
  });

  it('R6 Mark Done on a due-date alert keeps the reminder of its project', async () => {
    const subject = buildSubject();
    alerts.projects.add(subject.projectId, 'Menu', '2026-01-08');
    const draft = { project_id: subject.projectId, fire_at_utc: '2026-01-05T09:00:00Z' };
    const alert = await alerts.call(createAlert, { ...draft, alert_type: 'due-date' }, subject.userId);
    await done(subject, firingOf(alert));
    expect(await unhandled(subject)).toEqual([]);
    expect(clearedOf(subject)).toEqual([]);
  });

  it('R3 Mark Done fails and the reminder stays when projects does not answer', async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    await alerts.projects.stop();
    await expect(done(subject, firingOf(alert))).rejects.toMatchObject({
      reply: { code: expect.stringMatching(/^system\./) },
    });
    expect(await unhandled(subject)).toHaveLength(1);
    await alerts.projects.start();
    await done(subject, firingOf(alert));
    expect(await unhandled(subject)).toEqual([]);
  });
});

describe('what ends a shown reminder', () => {
  it.each([
    ['is set to another time', { reminderDate: '2099-08-01' }, 0],
    ['is cleared', { reminderDate: '' }, 0],
    ['gets another message', { reminderDate: '2026-01-05', reminderMessage: 'Typo fixed' }, 1],
  ])('R1 a shown reminder follows its project, whose reminder %s', async (_, dates, left) => {
    const subject = buildSubject();
    await shownReminder(subject);
    await alerts.schedule(subject, { revision: 2, ...dates });
    expect(await unhandled(subject)).toHaveLength(left);
  });

  it('R6 a shown due-date alert ends when its due date moves, and stays when something else changes', async () => {
    const subject = buildSubject();
    const set = { dueDate: '2026-01-05', setAt: '2026-01-01T00:00:00Z' };
    await alerts.schedule(subject, set);
    const [alert] = await due(subject);
    await alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
    await alerts.schedule(subject, { ...set, revision: 2, reminderDate: '2099-01-01' });
    expect(await unhandled(subject)).toHaveLength(1);
    await alerts.schedule(subject, { ...set, revision: 3, dueDate: '2099-02-02' });
    expect(await unhandled(subject)).toEqual([]);
  });

  it('R1 a shown alert ends when its project is deleted, or another test alert is set', async () => {
    const subject = buildSubject();
    await shownReminder(subject);
    const draft = {
      project_id: subject.projectId,
      fire_at_utc: '2026-01-05T09:00:00Z',
      alert_type: 'smoke-test',
    } as const;
    const test = await alerts.call(createAlert, draft, subject.userId);
    await alerts.call(acknowledgeAlert, { id: test.id }, subject.userId);
    expect(await unhandled(subject)).toHaveLength(2);
    await alerts.call(createTestAlert, {}, subject.userId);
    expect(await unhandled(subject)).toMatchObject([{ alert_type: 'reminder' }]);
    await alerts.publish(projectDeleted, { ...subject, revision: 2 });
    await alerts.allApplied();
    expect(await unhandled(subject)).toEqual([]);
  });
});

describe('an action on a firing that is past', () => {
  it('R3 Mark Done and Snooze are refused after the reminder was set to another time, which stays', async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    await alerts.schedule(subject, { revision: 2, reminderDate: '2099-12-01' });
    await expect(done(subject, firingOf(alert))).rejects.toEqual(MOVED);
    const snooze = { ...firingOf(alert), fire_at_utc: LATER };
    await expect(alerts.call(snoozeAlert, snooze, subject.userId)).rejects.toEqual(MOVED);
    expect(await upcoming(subject)).toMatchObject([{ fire_at_utc: '2099-12-01T09:00:00.000Z' }]);
    expect(clearedOf(subject)).toEqual([]);
  });

  it('R3 Mark Done is refused after a snooze, also when it names no firing', async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    await alerts.call(snoozeAlert, { ...firingOf(alert), fire_at_utc: LATER }, subject.userId);
    await expect(done(subject, firingOf(alert))).rejects.toEqual(MOVED);
    await expect(done(subject, { id: alert.id })).rejects.toEqual(MOVED);
    await alerts.call(closeAlert, firingOf(alert), subject.userId);
    expect(await upcoming(subject)).toMatchObject([{ fire_at_utc: LATER, handled_at: null }]);
  });

  it('R3 Mark Done is refused when projects has a newer reminder than alerts knows', async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    alerts.projects.setReminder(subject.projectId, 2);
    await expect(done(subject, firingOf(alert))).rejects.toEqual(MOVED);
    expect(await unhandled(subject)).toHaveLength(1);
    expect(clearedOf(subject)).toEqual([]);
  });

  it('R3 a second Mark Done or Snooze is refused, and without a firing the documents’ snooze still works', async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    await done(subject, firingOf(alert));
    await expect(done(subject, firingOf(alert))).rejects.toEqual(HANDLED);
    const snooze = { ...firingOf(alert), fire_at_utc: LATER };
    await expect(alerts.call(snoozeAlert, snooze, subject.userId)).rejects.toEqual(HANDLED);
    await alerts.call(snoozeAlert, { id: alert.id, fire_at_utc: LATER }, subject.userId);
    expect(await upcoming(subject)).toMatchObject([{ id: alert.id, fire_at_utc: LATER }]);
  });

  it("P6 done, close and snooze never reach another user's alert", async () => {
    const subject = buildSubject();
    const alert = await shownReminder(subject);
    const other = randomUUID();
    for (const contract of [markAlertDone, closeAlert])
      await expect(alerts.call(contract, { id: alert.id }, other)).rejects.toMatchObject({
        reply: { code: 'alerts.not_found' },
      });
    expect(await unhandled(subject)).toHaveLength(1);
  });
});

describe('an alert with an id of the client', () => {
  const draftOf = ({ projectId }: Subject, id: string) => ({
    id,
    project_id: projectId,
    reminder_message: 'Approve proof',
    alert_type: 'reminder' as const,
    alert_at: '2099-01-01T09:00:00Z',
  });

  it('R1 an alert with an id of the client is created, then changed by that id, and replaces the live one', async () => {
    const subject = buildSubject();
    const { userId, projectId } = subject;
    const id = randomUUID();
    alerts.projects.add(projectId, 'Menu');
    await alerts.schedule(subject, { reminderDate: '2099-05-05' });
    const created = await alerts.call(createAlert, draftOf(subject, id), userId);
    const shown = { message: 'Approve proof', alert_type: 'reminder', user_id: userId };
    expect(created).toMatchObject({ id, ...shown, fire_at_utc: '2099-01-01T09:00:00.000Z' });
    const moved = { ...draftOf(subject, id), message: 'Order plates', fire_at_utc: LATER };
    await alerts.call(createAlert, moved, userId);
    expect(await upcoming(subject)).toMatchObject([{ id, message: 'Order plates', fire_at_utc: LATER }]);
    await alerts.call(createAlert, { ...moved, alert_type: 'smoke-test' }, userId);
    expect(await upcoming(subject)).toMatchObject([{ id, alert_type: 'smoke-test' }]);
  });

  it("P6 an alert is refused when another user's alert has the id that the client chose", async () => {
    const [owner, other] = [buildSubject(), buildSubject()];
    const alert = await shownReminder(owner);
    alerts.projects.add(other.projectId, 'Poster');
    await expect(alerts.call(createAlert, draftOf(other, alert.id), other.userId)).rejects.toMatchObject({
      reply: { code: 'request.invalid', errors: [{ path: 'id' }] },
    });
    expect(await unhandled(owner)).toEqual([alert]);
  });
});
