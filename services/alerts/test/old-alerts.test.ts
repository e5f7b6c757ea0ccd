import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeAlert,
  createTestAlert,
  listDueAlerts,
  listUpcomingAlerts,
  projectDeleted,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { type Alerts, buildDetails, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const due = async ({ userId }: Subject) => (await alerts.call(listDueAlerts, {}, userId)).alerts;
const upcoming = async ({ userId }: Subject) => (await alerts.call(listUpcomingAlerts, {}, userId)).alerts;

/** What is left of the user's alerts, oldest first. */
async function left({ userId }: Subject): Promise<unknown[]> {
  const rows = await alerts.database.query(
    'select coalesce(due_date::text, message) as what from project_alerts where user_id = $1 order by created_at',
    [userId],
  );
  return rows.map(({ what }) => what);
}

/** Acknowledges the user's only due alert. */
async function seeDueAlert(subject: Subject): Promise<void> {
  const [alert] = await eventually(async () => {
    const found = await due(subject);
    expect(found).toHaveLength(1);
    return found;
  });
  await alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
}

/** Moves all times of the user's rows into the past. */
async function age({ userId }: Subject, days: number): Promise<void> {
  await alerts.database.query(
    `update project_alerts set fired_at_utc = fired_at_utc - make_interval(days => $2),
        cancelled_at = cancelled_at - make_interval(days => $2), created_at = created_at - make_interval(days => $2)
      where user_id = $1`,
    [userId, days],
  );
  await alerts.database.query(
    'update project_watermarks set deleted_at = deleted_at - make_interval(days => $2) where user_id = $1',
    [userId, days],
  );
}

const remind = (subject: Subject, revision: number, reminderMessage: string, reminderDate = '2026-01-05') =>
  alerts.schedule(subject, {
    revision,
    reminderDate,
    reminderTime: `09:0${revision}`,
    reminderMessage,
    project: buildDetails(subject, 'Menu'),
  });

describe('old alerts', () => {
  it('R1 a canceled alert is removed after 7 days, and not before', async () => {
    const [old, young] = [buildSubject(), buildSubject()];
    for (const subject of [old, young]) {
      await remind(subject, 1, 'proof', '2099-01-05');
      await alerts.schedule(subject, { revision: 2 });
    }
    await age(old, 8);
    await age(young, 6);
    await alerts.sweepOldAlerts();
    expect([await left(old), await left(young)]).toEqual([[], ['proof']]);
  });

  it('R2 a due alert stays until the user has seen it, however old it is', async () => {
    const maya = buildSubject();
    await remind(maya, 1, 'proof');
    await eventually(async () => expect(await due(maya)).toHaveLength(1));
    await alerts.database.query(
      `update project_alerts set fire_at_utc = now() - interval '3 years', created_at = now() - interval '3 years'
        where user_id = $1`,
      [maya.userId],
    );
    await alerts.sweepOldAlerts();
    expect(await due(maya)).toHaveLength(1);
  });

  it("R1 a seen reminder is removed after 90 days, except the project's last one, which keeps it from returning", async () => {
    const maya = buildSubject();
    await remind(maya, 1, 'first');
    await seeDueAlert(maya);
    await remind(maya, 2, 'second');
    await seeDueAlert(maya);
    await age(maya, 89);
    await alerts.sweepOldAlerts();
    expect(await left(maya)).toEqual(['first', 'second']);
    await age(maya, 2);
    await alerts.sweepOldAlerts();
    expect(await left(maya)).toEqual(['second']);
    // The project is edited, and its reminder is the seen one.
    await alerts.schedule(maya, { revision: 3, reminderDate: '2026-01-05', reminderTime: '09:02' });
    expect([await due(maya), await upcoming(maya)]).toEqual([[], []]);
  });

  it('R6 the alert of the current due date stays, so that no second mail is sent; the one of an earlier date goes', async () => {
    const maya = buildSubject();
    const setAt = '2026-01-01T00:00:00Z';
    const set = (revision: number, dueDate: string) =>
      alerts.schedule(maya, {
        revision,
        dueDate,
        setAt,
        project: { ...buildDetails(maya, 'Menu'), due_date: dueDate },
      });
    await set(1, '2026-01-08');
    await seeDueAlert(maya);
    await set(2, '2026-01-09');
    await seeDueAlert(maya);
    await age(maya, 91);
    await alerts.sweepOldAlerts();
    expect(await left(maya)).toEqual(['2026-01-09']);
    await set(3, '2026-01-09');
    expect([await due(maya), await upcoming(maya)]).toEqual([[], []]);
  });

  it('R5 P7 seen test alerts and those of deleted projects are removed after 90 days', async () => {
    const [tester, deleted] = [buildSubject(), buildSubject()];
    await alerts.call(createTestAlert, {}, tester.userId);
    await alerts.database.query('update project_alerts set fire_at_utc = now() where user_id = $1', [
      tester.userId,
    ]);
    await seeDueAlert(tester);
    await remind(deleted, 1, 'proof');
    await seeDueAlert(deleted);
    await alerts.publish(projectDeleted, { ...deleted, revision: 2 });
    await alerts.allApplied();
    for (const subject of [tester, deleted]) await age(subject, 91);
    await alerts.sweepOldAlerts();
    expect([await left(tester), await left(deleted)]).toEqual([[], []]);
  });
});

describe('old tombstones', () => {
  const marks = ({ projectId }: Subject) =>
    alerts.database.query('select from project_watermarks where project_id = $1', [projectId]);

  it('K6 A6 the tombstones of users and projects are removed after 180 days, and not before', async () => {
    const [old, young] = [buildSubject(), buildSubject()];
    for (const [subject, days] of [
      [old, 181],
      [young, 179],
    ] as const) {
      await alerts.publish(projectDeleted, { ...subject, revision: 2 });
      await alerts.allApplied();
      await age(subject, days);
      await alerts.database.query('insert into erased_users values ($1, now() - make_interval(days => $2))', [
        subject.userId,
        days,
      ]);
    }
    await alerts.sweepTombstones();
    const users = await alerts.database.query('select user_id from erased_users where user_id = any($1)', [
      [old.userId, young.userId],
    ]);
    expect(users).toEqual([{ user_id: young.userId }]);
    expect([(await marks(old)).length, (await marks(young)).length]).toEqual([0, 1]);
  });

  it('P7 the tombstone of a project outlives its alerts', async () => {
    const maya = buildSubject();
    await remind(maya, 1, 'proof');
    await seeDueAlert(maya);
    await alerts.publish(projectDeleted, { ...maya, revision: 2 });
    await alerts.allApplied();
    await age(maya, 181);
    await alerts.sweepTombstones();
    expect(await marks(maya)).toHaveLength(1);
    await alerts.sweepOldAlerts();
    await alerts.sweepTombstones();
    expect(await marks(maya)).toEqual([]);
  });
});

describe('a service that starts', () => {
  it('K6 R1 A6 removes old alerts and tombstones by itself', async () => {
    const maya = buildSubject();
    const tombstones = () =>
      alerts.database.query('select from erased_users where user_id = $1', [maya.userId]);
    await remind(maya, 1, 'proof', '2099-01-05');
    await alerts.schedule(maya, { revision: 2 });
    await alerts.stopService();
    await age(maya, 8);
    await alerts.database.query(`insert into erased_users values ($1, now() - interval '181 days')`, [
      maya.userId,
    ]);
    expect([await left(maya), (await tombstones()).length]).toEqual([['proof'], 1]);
    await alerts.startService();
    await eventually(async () => expect([await left(maya), await tombstones()]).toEqual([[], []]));
  });
});
