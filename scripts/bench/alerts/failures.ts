import { setTimeout as pause } from 'node:timers/promises';
import { type Disturbance, Disturber } from '../../system/disturber.ts';
import { eventually } from '@printpartner/testing/e2e';
import { RemindedUser } from '../../system/reminded-user.ts';
import type { Starter } from '../../system/running-system.ts';
import { type Person, remindAll } from './crowd.ts';

const AHEAD_MS = 6_000;
const TIMEOUT_MS = 60_000;

/** Times in ms relative to the moment when all alerts are due. */
const scenarios: Record<string, readonly Disturbance[]> = {
  'no failure': [],
  'alerts killed after creation': [[-AHEAD_MS + 3_500, 'kill', 'alerts']],
  'alerts killed at due time': [[0, 'kill', 'alerts']],
  'alerts killed during delivery and acknowledgement': [[120, 'kill', 'alerts']],
  'gateway killed at due time': [[0, 'kill', 'gateway']],
  'gateway killed during delivery': [[80, 'kill', 'gateway']],
  'projects killed at due time': [[0, 'kill', 'projects']],
  'auth killed at due time': [[0, 'kill', 'auth']],
  'Redis wiped before due time': [[-1_500, 'wipe', 'redis']],
  'Redis wiped at due time': [[0, 'wipe', 'redis']],
  'Redis killed at due time': [[0, 'kill', 'redis']],
  'Postgres killed before due time': [[-1_500, 'kill', 'postgres']],
  'Postgres killed at due time': [[0, 'kill', 'postgres']],
  'Postgres killed during acknowledgement': [[120, 'kill', 'postgres']],
  'all killed, one after another': [
    [-2_000, 'wipe', 'redis'],
    [-100, 'kill', 'alerts'],
    [100, 'kill', 'gateway'],
    [300, 'kill', 'redis'],
    [600, 'kill', 'postgres'],
    [2_000, 'kill', 'alerts'],
  ],
};

/** Makes alerts due during each failure, and counts lost and duplicate ones. */
export async function measureFailures(
  system: Starter,
  crowd: readonly Person[],
  rounds: number,
): Promise<void> {
  const disturber = new Disturber(system);
  const rows: Record<string, { alerts: number; lost: number; duplicates: number; 'last after s': number }> =
    {};
  for (const [scenario, disturbances] of Object.entries(scenarios)) {
    const row = { alerts: 0, lost: 0, duplicates: 0, 'last after s': 0 };
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
      row.duplicates += shown.length - distinct() + browsers.flatMap((browser) => browser.duplicates).length;
      const last = Math.max(...shown.map(({ latenessMs }) => latenessMs)) / 1_000;
      row['last after s'] = Math.max(row['last after s'], Number(last.toFixed(2)));
    }
    rows[scenario] = row;
  }
  console.log(`\nAlerts shown in a browser during failures, ${rounds} round(s) each`);
  console.table(rows);
}
