import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../harness/figures.ts';
import { RemindedUser } from '../../system/reminded-user.ts';
import { type Person, remindAll } from './crowd.ts';

const TIMEOUT_MS = 120_000;
/** Time allowed for creating each alert before the first is due, ms. */
const CREATION_MS = 25;

/** Makes all alerts due within a minute, then within a second, and measures how late they're shown. */
export async function measureLateness(crowd: readonly Person[]): Promise<void> {
  const count = crowd.reduce((sum, { projectIds }) => sum + projectIds.length, 0);
  const rows: Record<string, object> = {};
  for (const [label, spreadMs] of [
    ['over one minute', 60_000],
    ['in one second', 0],
  ] as const) {
    const start = Math.ceil(Date.now() / 1_000) * 1_000 + count * CREATION_MS + 5_000;
    await remindAll(crowd, (index) => new Date(start + Math.floor((index / count) * spreadMs)));
    if (Date.now() > start) throw new Error('creating the alerts took longer than allowed for');
    const browsers = crowd.map(({ user }) => new RemindedUser(user));
    const shownCount = () => browsers.reduce((sum, { shown }) => sum + shown.length, 0);
    const end = start + spreadMs + TIMEOUT_MS;
    while (shownCount() < count && Date.now() < end) await pause(200);
    await pause(6_000);
    await Promise.all(browsers.map((browser) => browser.close()));
    rows[`${count} alerts ${label}`] = summary(browsers, count);
  }
  console.log('\nTime from an alert’s due time until it is shown in a browser, ms');
  console.table(rows);
}

function summary(browsers: readonly RemindedUser[], count: number): object {
  const lateness = browsers.flatMap(({ shown }) => shown.map(({ latenessMs }) => latenessMs));
  return {
    lost: count - lateness.length,
    duplicates: browsers.reduce((sum, { duplicates }) => sum + duplicates.length, 0),
    p50: quantile(lateness, 0.5),
    p90: quantile(lateness, 0.9),
    p99: quantile(lateness, 0.99),
    max: quantile(lateness, 1),
  };
}
