import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { freePort } from '../../engines/ports.ts';
import { startSystem } from '../../start/start-system.ts';
import { chromiumProgram } from '../../test/chromium.ts';
import { stopTestsOnSignals, withSystem } from '../../test/with-system.ts';
import { median } from '../preflight/median.ts';
import { runLighthouse, type LighthouseRun } from './run-lighthouse.ts';

/**
 * Lighthouse's points for the home screen of a signed-in user, as a phone with simulated throttling: each run and the
 * medians. RUNS sets their number. Measures the system at BASE_URL, otherwise one of its own.
 */
const RUNS = Number(process.env['RUNS'] ?? 5);

const log = (line: string) => console.log(line);

/** Signs a new user up. @returns the session cookie */
async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-platform': 'mobile', origin: url },
    body: JSON.stringify({
      email: `lighthouse-${randomUUID()}@example.com`,
      password: randomUUID(),
      firstName: 'Robin',
      lastName: 'Vale',
    }),
  });
  if (!response.ok) throw new Error(`Sign-up was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const valuesOf = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value < 1 ? value.toFixed(3) : Math.round(value)}`)
    .join(' │ ');

function mediansOf(each: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(each[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(each.map((one) => one[name] ?? Number.NaN))]));
}

async function measure(url: string, folder: string): Promise<void> {
  const cookie = await signUp(url);
  const chromium = chromiumProgram(log);
  const runs: LighthouseRun[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const result = runLighthouse({ url: `${url}/`, cookie, chromium, folder });
    runs.push(result);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    log(`${run}: ${valuesOf(result.scores)} │ ${valuesOf(result.metrics)} │ load ${load}`);
  }
  log(`median of ${RUNS}: ${valuesOf(mediansOf(runs.map(({ scores }) => scores)))}`);
  log(`median of ${RUNS}: ${valuesOf(mediansOf(runs.map(({ metrics }) => metrics)))}, ms`);
  log(`failed audits: ${[...new Set(runs.flatMap(({ failures }) => failures))].join('; ') || 'none'}`);
}

stopTestsOnSignals();
await withSystem(async ({ dataDir, onSupervisor }) => {
  const given = process.env['BASE_URL'];
  if (given) return measure(given, dataDir);
  const port = await freePort();
  await startSystem({ port, dataDir, trustProxy: 'loopback', graceSeconds: 2 }, log, onSupervisor);
  return measure(`http://localhost:${port}`, dataDir);
});
