import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acknowledgeAlert,
  listDueAlerts,
  listUpcomingAlerts,
  projectDeleted,
  snoozeAlert,
  timeZone,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { toWallClock } from '../src/clock/wall-clock.ts';
import { type Alerts, buildDetails, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });
const inSeconds = (seconds: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + seconds * 1000);

const upcoming = async (userId: string) => (await alerts.call(listUpcomingAlerts, {}, userId)).alerts;
const due = async (userId: string) => (await alerts.call(listDueAlerts, {}, userId)).alerts;

/** Creates an alert and sets its time in the database, because a form knows minutes only. */
async function alertAt(subject: Subject, fireAt: Date): Promise<string> {
  await alerts.schedule(subject, {
    revision: 1,
    reminderDate: '2099-01-01',
    reminderMessage: 'Approve proof',
  });
  const [row] = await alerts.database
    .query('update project_alerts set fire_at_utc = $2, armed_at = null where project_id = $1 returning id', [
      subject.projectId,
      fireAt,
    ])
    .then((result) => result.flat() as { id: string }[]);
  return row?.id ?? '';
}

describe('a saved reminder', () => {
  it('R1 a saved reminder sets one alert at its UTC time, which moves with the next save and is canceled when cleared', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, {
      revision: 1,
      reminderDate: '2099-01-08',
      reminderTime: '12:30',
      timeZone: 'America/New_York',
    });
    expect(await upcoming(subject.userId)).toMatchObject([
      {
        message: 'Reminder',
        alert_type: 'reminder',
        fire_at_utc: '2099-01-08T17:30:00.000Z',
        fired_at_utc: null,
      },
    ]);
    await alerts.schedule(subject, { revision: 3, reminderDate: '2099-04-01', reminderMessage: 'Files out' });
    const [moved, ...more] = await upcoming(subject.userId);
    expect(more).toEqual([]);
    expect(moved).toMatchObject({ message: 'Files out', fire_at_utc: '2099-04-01T09:00:00.000Z' });
    await alerts.schedule(subject, { revision: 4, reminderDate: '' });
    expect(await upcoming(subject.userId)).toEqual([]);
  });

  it('R1 a schedule event older than the last one is ignored', async () => {
    const subject = buildSubject();
    await alerts.schedule(subject, { revision: 5, reminderDate: '2099-05-05' });
    await alerts.schedule(subject, { revision: 4, reminderDate: '2099-04-04' });
    expect(await upcoming(subject.userId)).toMatchObject([{ fire_at_utc: '2099-05-05T09:00:00.000Z' }]);
    await alerts.publish(projectDeleted, { ...subject, revision: 7 });
    await alerts.schedule(subject, { revision: 6, reminderDate: '2099-06-06' });
    expect(await upcoming(subject.userId)).toEqual([]);
  });

  it('R1 an acknowledged reminder does not return when its message is edited', async () => {
    const subject = buildSubject();
    const past = toWallClock(new Date(Date.now() - 3_600_000), 'UTC');
    await alerts.schedule(subject, { revision: 1, reminderDate: past.date, reminderTime: past.time });
    const [alert] = await due(subject.userId);
    await alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
    await alerts.schedule(subject, {
      revision: 2,
      reminderDate: past.date,
      reminderTime: past.time,
      reminderMessage: 'typo fixed',
    });
    expect(await due(subject.userId)).toEqual([]);
  });
});

describe('zones', () => {
  it('R1 an acknowledged reminder does not return when the project is saved in another zone', async () => {
    const subject = buildSubject();
    const { date, time } = toWallClock(new Date(Date.now() - 60_000), 'Europe/Berlin');
    const reminder = { reminderDate: date, reminderTime: time };
    await alerts.schedule(subject, { ...reminder, timeZone: 'Europe/Berlin' });
    const [alert] = await due(subject.userId);
    await alerts.call(acknowledgeAlert, { id: alert?.id ?? '' }, subject.userId);
    await alerts.schedule(subject, { ...reminder, revision: 2, timeZone: 'America/Los_Angeles' });
    expect(await due(subject.userId)).toEqual([]);
    expect(await upcoming(subject.userId)).toEqual([]);
  });

  it.each(['PST8PDT', 'Asia/Calcutta', 'US/Pacific', 'Etc/GMT+5', 'GMT', 'UTC', 'EST'])(
    'R1 a reminder accepts the zone %s',
    async (name) => {
      const subject = buildSubject();
      await alerts.schedule(subject, { reminderDate: '2099-01-01', timeZone: timeZone.parse(name) });
      expect(await upcoming(subject.userId)).toHaveLength(1);
    },
  );
});

describe('the project of a reminder', () => {
  const named = (project_name: string) => [{ project: { project_name } }];

  it("R1 an alert shows its project from the event's copy, without a call to projects", async () => {
    const subject = buildSubject();
    await alerts.projects.stop();
    await alerts.schedule(subject, { reminderDate: '2099-01-01', project: buildDetails(subject, 'Menu') });
    expect(await upcoming(subject.userId)).toMatchObject(named('Menu'));
    await alerts.projects.start();
  });

  it('R1 the newest project copy stays when an older event comes late, or one without details', async () => {
    const subject = buildSubject();
    const reminder = { reminderDate: '2099-01-01' };
    await alerts.schedule(subject, { ...reminder, revision: 5, project: buildDetails(subject, 'Menu 2') });
    await alerts.schedule(subject, { ...reminder, revision: 4, project: buildDetails(subject, 'Menu') });
    expect(await upcoming(subject.userId)).toMatchObject(named('Menu 2'));
    await alerts.schedule(subject, { ...reminder, revision: 6 });
    expect(await upcoming(subject.userId)).toMatchObject(named('Menu 2'));
  });

  it('K6 an alert without a project copy shows none while projects does not answer, then reads it once and keeps it', async () => {
    const subject = buildSubject();
    alerts.projects.add(subject.projectId, 'Menu');
    await alerts.schedule(subject, { reminderDate: '2099-01-01' });
    await alerts.projects.stop();
    expect(await upcoming(subject.userId)).toMatchObject([{ message: 'Reminder', project: null }]);
    await alerts.projects.start();
    // A busy machine may miss the call's short deadline.
    await eventually(async () => expect(await upcoming(subject.userId)).toMatchObject(named('Menu')));
    await alerts.projects.stop();
    expect(await upcoming(subject.userId)).toMatchObject(named('Menu'));
    await alerts.projects.start();
  });
});

describe('falling due', () => {
  it('R2 an alert is due from its time until it is acknowledged', async () => {
    const subject = buildSubject();
    const id = await alertAt(subject, inSeconds(4));
    expect(await due(subject.userId)).toEqual([]);
    await eventually(async () => {
      expect(await due(subject.userId)).toMatchObject([{ id, message: 'Approve proof', project: null }]);
    });
    const seen = await alerts.call(acknowledgeAlert, { id }, subject.userId);
    expect(seen.fired_at_utc).not.toBeNull();
    expect(await alerts.call(acknowledgeAlert, { id }, subject.userId)).toEqual(seen);
    expect(await due(subject.userId)).toEqual([]);
  });

  it("R2 an acknowledgement before the alert's time is ignored", async () => {
    const subject = buildSubject();
    const id = await alertAt(subject, inSeconds(3_000));
    expect((await alerts.call(acknowledgeAlert, { id }, subject.userId)).fired_at_utc).toBeNull();
    expect(await upcoming(subject.userId)).toHaveLength(1);
  });

  it('K6 an alert fires after Redis was wiped, and after the service was down at its time', async () => {
    const [wiped, slept] = [buildSubject(), buildSubject()];
    const wipedId = await alertAt(wiped, inSeconds(1_800));
    const sleptId = await alertAt(slept, inSeconds(1_800));
    const armed = async () => {
      const rows = await alerts.database.query(
        'select id from project_alerts where armed_at is not null and id = any($1)',
        [[wipedId, sleptId]],
      );
      expect(rows).toHaveLength(2);
    };
    await eventually(armed);
    await alerts.redis.flush();
    await alerts.stopService();
    // One falls due while the service is down, the other when it is back.
    await alerts.database.query(
      `update project_alerts set fire_at_utc = now() + case id when $1 then 1 else -1 end * interval '1 second'
        where id in ($1, $2)`,
      [wipedId, sleptId],
    );
    await alerts.startService();
    const pushed = async () => {
      const rows = await alerts.database.query(
        'select id from project_alerts where pushed_at is not null and id = any($1)',
        [[wipedId, sleptId]],
      );
      expect(rows).toHaveLength(2);
    };
    await eventually(pushed);
  });
});

describe('snooze', () => {
  it('R3 a snooze moves the alert and records its new wall time for the project', async () => {
    const subject = buildSubject();
    const past = toWallClock(new Date(Date.now() - 60_000), 'Europe/Berlin');
    await alerts.schedule(subject, {
      revision: 1,
      reminderDate: past.date,
      reminderTime: past.time,
      timeZone: 'Europe/Berlin',
    });
    const [alert] = await due(subject.userId);
    const id = alert?.id ?? '';
    await alerts.call(snoozeAlert, { id, fire_at_utc: '2099-07-01T07:00:00Z' }, subject.userId);
    expect(await due(subject.userId)).toEqual([]);
    expect(await upcoming(subject.userId)).toMatchObject([{ id, fire_at_utc: '2099-07-01T07:00:00.000Z' }]);
    const [event] = await alerts.database.query(
      `select payload from outbox_events where payload->>'projectId' = $1`,
      [subject.projectId],
    );
    expect(event?.['payload']).toMatchObject({
      reminder: { date: '2099-07-01', time: '09:00', message: null },
      reopens: true,
      ...subject,
    });
  });

  it('R3 a snooze to a past time is rejected', async () => {
    const subject = buildSubject();
    const id = await alertAt(subject, inSeconds(-10));
    const attempt = alerts.call(snoozeAlert, { id, fire_at_utc: '2020-01-01T00:00:00Z' }, subject.userId);
    await expect(attempt).rejects.toEqual(refusal('request.invalid'));
  });

  it("P6 acknowledging or snoozing never reaches another user's alert", async () => {
    const subject = buildSubject();
    const id = await alertAt(subject, inSeconds(-10));
    const otherUser = randomUUID();
    const attempts = [
      alerts.call(acknowledgeAlert, { id }, otherUser),
      alerts.call(snoozeAlert, { id, fire_at_utc: '2099-01-01T00:00:00Z' }, otherUser),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(refusal('alerts.not_found'));
    expect(await due(otherUser)).toEqual([]);
    expect(await due(subject.userId)).toHaveLength(1);
  });
});
