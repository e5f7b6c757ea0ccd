import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  alertsUserData,
  listUpcomingAlerts,
  projectDeleted,
  projectReminderSet,
} from '@printpartner/contracts';
import { type Alerts, startAlerts } from './start-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await startAlerts();
}, 60_000);
afterAll(() => alerts.stop());

const aProject = () => ({ userId: randomUUID(), projectId: randomUUID() });
type Subject = ReturnType<typeof aProject>;

const remind = (subject: Subject, revision = 1, time = '09:00') =>
  alerts.tell(projectReminderSet, {
    ...subject,
    revision,
    reminderDate: '2031-05-01',
    reminderTime: time,
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
    await alerts.allHeard();
    expect(await traces(maya)).toEqual([]);
  }, 30_000);
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
