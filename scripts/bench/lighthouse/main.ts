import { randomUUID } from 'node:crypto';
import { newDataDir, removeDataDir } from '../../system/running-system.ts';
import { chromiumProgram } from '../../test/chromium.ts';
import { medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { load, machine, withStarted } from '../harness/system.ts';
import { runLighthouse, type LighthouseRun } from './run-lighthouse.ts';

/**
 * Lighthouse's points for the sign-in screen and the home screen, as a phone with simulated throttling: each run and the
 * medians. --runs sets their number. Measures the systems at --base-url, one or several with commas, in turns, so that the load of
 * the machine is the same for all; otherwise one of its own.
 *
 * The phone is --cpu-slowdown times slower than this machine: 4 by Lighthouse's default, which takes a fast desktop for granted.
 * By the index that is printed, Lighthouse's guide suggests 4 from 1500 on and 2 from 1000 on for a mid-tier phone. Chromium's
 * DevTools put such a phone at 1000 and a slow one at 264.
 */
const options = readOptions({ runs: 5, cpuSlowdown: 4, baseUrl: '' });

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
  return Object.fromEntries(names.map((name) => [name, medianOf(each, (one) => one[name] ?? Number.NaN)]));
}

interface Page {
  name: string;
  url: string;
  /** The session, if the page needs one. */
  cookie?: string;
}

async function pagesOf(url: string): Promise<Page[]> {
  return [
    { name: `sign-in at ${url}`, url: `${url}/login` },
    { name: `home at ${url}`, url: `${url}/`, cookie: await signUp(url) },
  ];
}

async function measure(urls: readonly string[], folder: string): Promise<void> {
  log(`machine: ${machine()}`);
  const chromium = chromiumProgram(log);
  const pages = (await Promise.all(urls.map(pagesOf)))
    .flat()
    .map((page) => ({ page, runs: [] as LighthouseRun[] }));
  for (let run = 1; run <= options.runs; run += 1)
    for (const { page, runs } of pages) {
      const result = runLighthouse({ ...page, chromium, cpuSlowdown: options.cpuSlowdown, folder });
      runs.push(result);
      log(`${run}: ${page.name}: ${valuesOf(result.scores)} │ ${valuesOf(result.metrics)} │ ${load()}`);
    }
  for (const { page, runs } of pages) {
    const scores = valuesOf(mediansOf(runs.map((one) => one.scores)));
    const metrics = valuesOf(mediansOf(runs.map((one) => one.metrics)));
    const failures = new Set(runs.flatMap((one) => one.failures));
    const index = Math.round(medianOf(runs, (one) => one.benchmarkIndex));
    log(
      `${page.name}, median of ${options.runs}: ${scores} │ ${metrics}, ms │ index ${index}, slowed ${options.cpuSlowdown} times`,
    );
    log(`${page.name}, failed audits: ${[...failures].join('; ') || 'none'}`);
  }
}

if (options.baseUrl) {
  const folder = newDataDir();
  await measure(options.baseUrl.split(','), folder).finally(() => removeDataDir(folder));
} else {
  await withStarted({ env: { TRUST_PROXY: 'loopback' } }, ({ url, dataDir }) => measure([url], dataDir));
}
