import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  acknowledgeAlert,
  alertPushChannel,
  alertsUserData,
  listUpcomingAlerts,
  projectDeleted,
  snoozeAlert,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { type Alerts, aProject, startAlerts, type Subject } from './start-alerts.ts';

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
  });
const erase = ({ userId }: Subject) =>
  alerts.tellOfAccounts(accountDeleted, {
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
  it('A6 leaves no alert and no mark; others keep theirs', async () => {
    const [maya, noor] = [aProject(), aProject()];
    await Promise.all([remind(maya), remind(noor)]);
    await alerts.allHeard();
    expect(await traces(maya)).toEqual(['alert', 'watermark']);
    await erase(maya);
    await alerts.allHeard();
    expect(await traces(maya)).toEqual([]);
    expect((await alerts.call(listUpcomingAlerts, {}, noor.userId)).alerts).toHaveLength(1);
  });

  it('K6 stays erased when news of its projects come after it, in any order', async () => {
    const maya = aProject();
    await erase(maya);
    await alerts.allHeard();
    await remind(maya, 7);
    await alerts.tell(projectDeleted, { ...maya, revision: 8 });
    await alerts.allHeard();
    expect(await traces(maya)).toEqual([]);
  });

  it('A6 answers a late call as nobody who is signed in', async () => {
    const maya = aProject();
    await remind(maya);
    await alerts.allHeard();
    const [alert] = (await alerts.call(listUpcomingAlerts, {}, maya.userId)).alerts;
    const id = alert?.id ?? '';
    await erase(maya);
    await alerts.allHeard();
    const late = [
      alerts.call(snoozeAlert, { id, fire_at_utc: '2099-01-01T00:00:00Z' }, maya.userId),
      alerts.call(acknowledgeAlert, { id }, maya.userId),
    ];
    for (const call of late) {
      await expect(call).rejects.toMatchObject({ reply: { code: 'auth.no_session' } });
    }
    expect(await traces(maya)).toEqual([]);
  });

  it('K6 is not told of an alert that was on the clock; others are', async () => {
    const [maya, noor] = [aProject(), aProject()];
    await Promise.all([remind(maya), remind(noor)]);
    await alerts.allHeard();
    const listener = new Redis(alerts.redis.url);
    const told: string[] = [];
    listener.on('message', (_channel, message: string) => told.push(message));
    await listener.subscribe(alertPushChannel);
    const ours = [[maya.userId, noor.userId]];
    // A form knows minutes only. Noor's is the later one: when hers is told, Maya's time has passed.
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
    await alerts.allHeard();
    await eventually(() => expect(told.join()).toContain(noor.userId));
    listener.disconnect();
    expect(told.join()).not.toContain(maya.userId);
  });

  it('K6 stays erased when all news come at once', async () => {
    const subjects = Array.from({ length: 12 }, aProject);
    await Promise.all(
      subjects.flatMap((subject) => [remind(subject), erase(subject), remind(subject, 2, '10:00')]),
    );
    await alerts.allHeard();
    for (const subject of subjects) expect(await traces(subject)).toEqual([]);
  });

  it('K6 is erased when the service was down at the time', async () => {
    const maya = aProject();
    await remind(maya);
    await alerts.allHeard();
    await alerts.stopService();
    await erase(maya);
    await alerts.redis.flush();
    await alerts.startService();
    await alerts.resend();
    await alerts.allHeard();
    expect(await traces(maya)).toEqual([]);
  });
});

describe('own data', () => {
  it('A6 is all alerts of the user', async () => {
    const maya = aProject();
    await remind(maya);
    await remind(aProject());
    await alerts.allHeard();
    const { alerts: mine } = await alerts.call(alertsUserData, {}, maya.userId);
    expect(mine).toEqual([
      expect.objectContaining({ message: 'approve the proof', project_id: maya.projectId }),
    ]);
  });
});
