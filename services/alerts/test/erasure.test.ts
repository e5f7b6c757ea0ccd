import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  acknowledgeAlert,
  ALERT_PUSH_CHANNEL,
  alertsUserData,
  limits,
  listUpcomingAlerts,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually, readUserData } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { type Alerts, buildDetails, buildSubject, startAlerts, type Subject } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
});
afterAll(() => alerts.stop());

const remind = (subject: Subject, revision = 1, reminderTime = '09:00') =>
  alerts.schedule(subject, {
    revision,
    reminderDate: '2031-05-01',
    reminderTime,
    reminderMessage: 'approve the proof',
    timeZone: 'America/New_York',
    project: buildDetails(subject, 'Secret menu'),
  });
const erase = ({ userId }: Subject) =>
  alerts.publishAccountEvent(accountDeleted, {
    userId,
    emailHash: '0'.repeat(64),
    deletedAt: new Date().toISOString(),
  });

async function traces({ userId }: Subject): Promise<unknown[]> {
  const found = await alerts.database.query(
    `select 'alert' as kind from project_alerts where user_id = $1
      union all select 'watermark' from project_watermarks where user_id = $1
      union all select 'event' from outbox_events where payload ->> 'userId' = $1::text`,
    [userId],
  );
  return found.map(({ kind }) => kind);
}

describe('a deleted account', () => {
  it('A6 a deleted account leaves no alert and no project copy; other users keep theirs', async () => {
    const [maya, noor] = [buildSubject(), buildSubject()];
    await Promise.all([remind(maya), remind(noor)]);
    await alerts.allApplied();
    expect(await traces(maya)).toEqual(['alert', 'watermark']);
    await erase(maya);
    await alerts.allApplied();
    expect(await traces(maya)).toEqual([]);
    expect((await alerts.call(listUpcomingAlerts, {}, noor.userId)).alerts).toHaveLength(1);
  });

  it('K6 a deleted account stays erased when events about its projects come later', async () => {
    const maya = buildSubject();
    await erase(maya);
    await alerts.allApplied();
    await remind(maya, 7);
    await alerts.publish(projectDeleted, { ...maya, revision: 8 });
    await alerts.allApplied();
    expect(await traces(maya)).toEqual([]);
  });

  it('A6 a late call of a deleted account is rejected as unauthenticated', async () => {
    const maya = buildSubject();
    await remind(maya);
    await alerts.allApplied();
    const [alert] = (await alerts.call(listUpcomingAlerts, {}, maya.userId)).alerts;
    const id = alert?.id ?? '';
    await erase(maya);
    await alerts.allApplied();
    const late = [
      alerts.call(snoozeAlert, { id, fire_at_utc: '2099-01-01T00:00:00Z' }, maya.userId),
      alerts.call(acknowledgeAlert, { id }, maya.userId),
    ];
    for (const call of late) {
      await expect(call).rejects.toMatchObject({ reply: { code: 'auth.no_session' } });
    }
    expect(await traces(maya)).toEqual([]);
  });

  it('K6 a deleted account gets no push of an armed alert; another user does', async () => {
    const [maya, noor] = [buildSubject(), buildSubject()];
    await Promise.all([remind(maya), remind(noor)]);
    await alerts.allApplied();
    const listener = new Redis(alerts.redis.url);
    const pushes: string[] = [];
    listener.on('message', (_channel, message: string) => pushes.push(message));
    await listener.subscribe(ALERT_PUSH_CHANNEL);
    const ours = [[maya.userId, noor.userId]];
    // Set in the database, because a form knows minutes only. Noor's is later: when it is pushed, Maya's time has passed.
    await alerts.database.query(
      `update project_alerts set armed_at = null,
          fire_at_utc = date_trunc('second', now()) + case user_id when $2 then 3 else 4 end * interval '1 second'
        where user_id = any($1)`,
      [...ours, maya.userId],
    );
    await eventually(async () => {
      const armed = await alerts.database.query(
        'select id from project_alerts where armed_at is not null and user_id = any($1)',
        ours,
      );
      expect(armed).toHaveLength(2);
    });
    await erase(maya);
    await alerts.allApplied();
    await eventually(() => expect(pushes.join()).toContain(noor.userId));
    listener.disconnect();
    expect(pushes.join()).not.toContain(maya.userId);
  });

  it('K6 a deleted account stays erased when all events come at once', async () => {
    const subjects = Array.from({ length: 12 }, buildSubject);
    await Promise.all(
      subjects.flatMap((subject) => [remind(subject), erase(subject), remind(subject, 2, '10:00')]),
    );
    await alerts.allApplied();
    for (const subject of subjects) expect(await traces(subject)).toEqual([]);
  });

  it('K6 a deleted account is erased although the service was down during the deletion', async () => {
    const maya = buildSubject();
    await remind(maya);
    await alerts.allApplied();
    await alerts.stopService();
    await erase(maya);
    await alerts.redis.flush();
    await alerts.startService();
    await alerts.resend();
    await alerts.allApplied();
    expect(await traces(maya)).toEqual([]);
  });
});

describe('a deleted project', () => {
  it('P7 a deleted project leaves no copy of its details, and a late event restores none', async () => {
    const maya = buildSubject();
    await remind(maya);
    await alerts.publish(projectDeleted, { ...maya, revision: 3 });
    await alerts.allApplied();
    await remind(maya, 2);
    const copies = await alerts.database.query(
      'select project from project_watermarks where project_id = $1',
      [maya.projectId],
    );
    expect(copies).toEqual([{ project: null }]);
  });
});

describe('data export', () => {
  it("A6 the data export holds the user's alerts and project copies, and no other user's", async () => {
    const maya = buildSubject();
    await remind(maya);
    await remind(buildSubject());
    await alerts.allApplied();
    const { alerts: mine, project_copies } = await readUserData(alerts.call, alertsUserData, maya.userId);
    expect(project_copies).toEqual([buildDetails(maya, 'Secret menu')]);
    expect(mine).toEqual([
      expect.objectContaining({ message: 'approve the proof', project_id: maya.projectId }),
    ]);
  });

  it('A6 the data export has every alert once, oldest first, in pages of at most 1 MB', async () => {
    const { userId } = buildSubject();
    // The longest messages, and creation times that differ by a microsecond or not at all.
    await alerts.database.query(
      `insert into project_alerts (user_id, message, fire_at_utc, created_at)
        select $1, repeat('印', ${limits.reminderMessageMax}), now(), now() + n / 3 * interval '1 microsecond'
          from generate_series(1, 250) n`,
      [userId],
    );
    const sizes: number[] = [];
    const { alerts: mine = [] } = await readUserData(alerts.call, alertsUserData, userId, (page) =>
      sizes.push(Buffer.byteLength(JSON.stringify(page))),
    );
    expect(new Set(mine.map(({ id }) => id)).size).toBe(250);
    expect(mine).toHaveLength(250);
    const createdAt = mine.map((alert) => String(alert['created_at']));
    expect(createdAt).toEqual(createdAt.toSorted());
    expect(Math.max(...sizes)).toBeLessThan(1_048_576);
  });
});
