import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { acknowledgeAlert, listDueAlerts, snoozeAlert } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { shiftClock } from '@printpartner/testing/clock';
import { type Alerts, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });

async function alertOf({ projectId }: Subject) {
  const [row] = await alerts.database.query(
    `select id, fired_at_utc, moved_at, armed_at, pushed_at from project_alerts where project_id = $1`,
    [projectId],
  );
  return row ?? {};
}

/** Moves the subject's alert to this distance from now, to be armed again. */
const moveTo = ({ projectId }: Subject, distance: string) =>
  alerts.database.query(
    `update project_alerts set fire_at_utc = now() + $2::interval, armed_at = null where project_id = $1`,
    [projectId, distance],
  );

describe('a Redis that does not answer when alerts are armed', () => {
  it('K6 a Redis that doesn’t answer locks no alert, keeps no overdue one from firing, and arms again afterwards', async () => {
    const [soon, overdue] = [buildSubject(), buildSubject()];
    await alerts.schedule(soon, { reminderDate: '2099-01-01' });
    await alerts.schedule(overdue, { reminderDate: '2099-01-01' });
    const adding = jest.spyOn(alerts.clockQueue(), 'addBulk').mockReturnValue(new Promise(() => undefined));
    await moveTo(soon, '30 minutes');
    await eventually(() => expect(adding).toHaveBeenCalled());

    await alerts.database.query('select 1 from project_alerts where project_id = $1 for update nowait', [
      soon.projectId,
    ]);
    await moveTo(overdue, '-1 minute');
    await eventually(async () =>
      expect(await alertOf(overdue)).toMatchObject({ pushed_at: expect.any(Date) }),
    );
    expect(await alertOf(soon)).toMatchObject({ armed_at: null });
    adding.mockRestore();
    await eventually(async () => expect(await alertOf(soon)).toMatchObject({ armed_at: expect.any(Date) }));
  });
});

describe('an acknowledgement whose mail cannot be recorded', () => {
  it('R6 fails as a whole, so that the alert stays due', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { dueDate: '2026-01-08', setAt: '2026-01-01T00:00:00Z' });
    // Marked as pushed, so that neither job nor sweeper fires it.
    await alerts.database.query(
      'update project_alerts set pushed_at = now(), mail_id = null where project_id = $1',
      [subject.projectId],
    );
    await alerts.database.query('alter table mails add constraint no_mail check (false) not valid');
    const { id } = await alertOf(subject);
    const attempt = alerts.call(acknowledgeAlert, { id: String(id) }, subject.userId);
    await expect(attempt).rejects.toEqual(refusal('system.internal'));
    expect((await alerts.call(listDueAlerts, {}, subject.userId)).alerts).toMatchObject([{ id }]);
    await alerts.database.query('alter table mails drop constraint no_mail');
    await alerts.call(acknowledgeAlert, { id: String(id) }, subject.userId);
    expect((await alerts.call(listDueAlerts, {}, subject.userId)).alerts).toEqual([]);
  });
});

describe('the time at which a reminder was moved', () => {
  it('R3 the time at which a reminder was moved is by the clock of Postgres, so that projects can compare it', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { reminderDate: '2026-01-05' });
    const { id } = await alertOf(subject);
    shiftClock(600_000);
    const snooze = { id: String(id), fire_at_utc: '2099-07-01T07:00:00Z' };
    await alerts.call(snoozeAlert, snooze, subject.userId);
    const rows = await alerts.database.query(
      `select moved_at <= now() as moved, (payload ->> 'movedAt')::timestamptz = date_trunc('milliseconds', moved_at) as published
        from project_alerts join outbox_events on payload ->> 'projectId' = project_id::text where project_id = $1`,
      [subject.projectId],
    );
    expect(rows).toEqual([{ moved: true, published: true }]);
  });
});
