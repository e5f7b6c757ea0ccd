import { setTimeout as pause } from 'node:timers/promises';
import { type Disturbance, Disturber } from '../../test/system/disturber.ts';
import { eventually } from '@printpartner/testing/e2e';
import { RemindedUser } from '../../test/system/reminded-user.ts';
import type { Starter } from '../../test/system/running-system.ts';
import { type Person, remindAll } from './crowd.ts';

const AHEAD_MS = 6_000;
const TIMEOUT_MS = 60_000;

/** What happens to the system around the time at which all alerts fall due, ms relative to it. */
const scenarios: Record<string, readonly Disturbance[]> = {
  nothing: [],
  'alerts killed right after alerts were set': [[-AHEAD_MS + 3_500, 'kill', 'alerts']],
  'alerts killed as they fall due': [[0, 'kill', 'alerts']],
  'alerts killed while alerts are pushed and acknowledged': [[120, 'kill', 'alerts']],
  'gateway killed as they fall due': [[0, 'kill', 'gateway']],
  'gateway killed while it sends them': [[80, 'kill', 'gateway']],
  'projects killed as they fall due': [[0, 'kill', 'projects']],
  'auth killed as they fall due': [[0, 'kill', 'auth']],
  'Redis wiped before': [[-1_500, 'wipe', 'redis']],
  'Redis wiped as they fall due': [[0, 'wipe', 'redis']],
  'Redis killed as they fall due': [[0, 'kill', 'redis']],
  'Postgres killed before': [[-1_500, 'kill', 'postgres']],
  'Postgres killed as they fall due': [[0, 'kill', 'postgres']],
  'Postgres killed while acknowledged': [[120, 'kill', 'postgres']],
  'all killed, one after another': [
    [-2_000, 'wipe', 'redis'],
    [-100, 'kill', 'alerts'],
    [100, 'kill', 'gateway'],
    [300, 'kill', 'redis'],
    [600, 'kill', 'postgres'],
    [2_000, 'kill', 'alerts'],
  ],
};

/** Makes alerts due while processes are killed or Redis is wiped, and counts lost and repeated reminders. */
export async function measureHurt(system: Starter, crowd: readonly Person[], rounds: number): Promise<void> {
  const disturber = new Disturber(system);
  const rows: Record<string, { alerts: number; lost: number; doubled: number; 'last after s': number }> = {};
  for (const [scenario, disturbances] of Object.entries(scenarios)) {
    const row = { alerts: 0, lost: 0, doubled: 0, 'last after s': 0 };
    for (let round = 0; round < rounds; round += 1) {
      const fireAt = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + AHEAD_MS);
      await remindAll(crowd, () => fireAt);
      const browsers = crowd.map(({ user }) => new RemindedUser(user));
      await disturber.all(fireAt, disturbances);
      const count = crowd.reduce((sum, { projectIds }) => sum + projectIds.length, 0);
      const distinct = () =>
        browsers.reduce((sum, { shown }) => sum + new Set(shown.map(({ projectId }) => projectId)).size, 0);
      const end = Date.now() + TIMEOUT_MS;
      while (distinct() < count && Date.now() < end) await pause(100);
      await eventually(
        async () => {
          if (!(await system.isReady())) throw new Error('the system is not ready again');
        },
        { timeout: TIMEOUT_MS, interval: 100 },
      );
      await pause(6_000);
      await Promise.all(browsers.map((browser) => browser.close()));
      const shown = browsers.flatMap((browser) => browser.shown);
      row.alerts += count;
      row.lost += count - distinct();
      row.doubled += shown.length - distinct() + browsers.flatMap((browser) => browser.doubled).length;
      const last = Math.max(...shown.map(({ latenessMs }) => latenessMs)) / 1_000;
      row['last after s'] = Math.max(row['last after s'], Number(last.toFixed(2)));
    }
    rows[scenario] = row;
  }
  console.log(`\nReminders shown in a browser during faults, ${rounds} round(s) each`);
  console.table(rows);
}
