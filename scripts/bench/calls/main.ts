import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../engines/ports.ts';
import type { Starter } from '../../system/running-system.ts';
import { compare, medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { cpuMsOf } from '../harness/processes.ts';
import { inTurn } from '../harness/rounds.ts';
import { withStarted } from '../harness/system.ts';
import { type Load, measureLoad } from '../harness/wrk.ts';
import type { OneProcessSetup } from './one-process.ts';

/**
 * Compares `GET /api/projects` of the whole system, by its own defaults, with the same read in one process on the same
 * database: calls per second, latency, and the CPU time of a call by process. --rounds (3) and --seconds (8) set its
 * length, --callers the numbers of callers.
 */
const { rounds, seconds, callers: given } = readOptions({ rounds: 3, seconds: 8, callers: '1,8,32,64' });
const ACCOUNTS = 16;
const PROJECTS_EACH = 10;

/** Signs up from another loopback network each time, because sign-ups are limited by network. @returns the session's token */
async function signUp(port: number, network: number): Promise<string> {
  const asked = request(`http://127.0.0.1:${port}/api/auth/signup`, {
    method: 'POST',
    localAddress: `127.0.${network}.1`,
    headers: { 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct horse' }));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { token } = (await json(answer)) as { token?: string };
  if (token === undefined) throw new Error(`Sign-up was answered with ${answer.statusCode}`);
  return token;
}

async function signUpAll({ url, port }: Starter, file: string): Promise<void> {
  const tokens: string[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const token = await signUp(port, account + 1);
    for (let n = 1; n <= PROJECTS_EACH; n += 1) {
      const project = {
        project_name: `Postcard ${n}`,
        notes: '4/4, 14 pt cover, kiss cut',
        due_date: '2030-05-01',
      };
      const saved = await fetch(`${url}/api/projects`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(project),
      });
      if (!saved.ok) throw new Error(`A project was answered with ${saved.status}`);
    }
    tokens.push(token);
  }
  writeFileSync(file, `${tokens.join('\n')}\n`, { mode: 0o600 });
}

/** The comparison app on the database of a running system. */
async function startOneProcess(system: Starter, port: number): Promise<ChildProcess> {
  const setup: OneProcessSetup = {
    auth: system.environmentOf('auth')['DATABASE_URL'] ?? '',
    projects: system.environmentOf('projects')['DATABASE_URL'] ?? '',
    port,
  };
  const child = fork(fileURLToPath(new URL('one-process.ts', import.meta.url)), [JSON.stringify(setup)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [said]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error('The comparison app ended before it was ready');
  return child;
}

/** CPU time so far by process, ms. */
type CpuTimes = Map<string, number>;

function cpuTimes(system: Starter, onePid: number): CpuTimes {
  const times: CpuTimes = new Map(system.processes().map(({ name, pid }) => [name, cpuMsOf(pid)]));
  const children = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  times.set('starter', cpuMsOf(system.pid) - children);
  times.set('one process', cpuMsOf(onePid));
  return times;
}

interface Measured extends Load {
  /** ms of a call, by process. */
  cpu: CpuTimes;
}

await withStarted({}, async (system) => {
  const tokens = join(system.dataDir, 'tokens');
  await signUpAll(system, tokens);
  const onePort = await freePort();
  const one = await startOneProcess(system, onePort);
  const measure = (port: number, callers: number): Measured => {
    const before = cpuTimes(system, one.pid ?? 0);
    const load = measureLoad(port, callers, seconds, tokens);
    const calls = load.callsPerSecond * seconds;
    const after = cpuTimes(system, one.pid ?? 0);
    return {
      ...load,
      cpu: new Map([...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / calls])),
    };
  };
  try {
    for (const port of [system.port, onePort]) measure(port, 32);
    for (const callers of given.split(',').map(Number))
      print(
        callers,
        await inTurn(rounds, {
          system: () => measure(system.port, callers),
          one: () => measure(onePort, callers),
        }),
      );
  } finally {
    one.kill();
  }
});

function print(callers: number, runs: readonly Record<'system' | 'one', Measured>[]): void {
  const figure = (key: keyof Load, digits: number, unit = '') => {
    const { ours, theirs, ratio } = compare(
      runs,
      ({ system }) => system[key],
      ({ one }) => one[key],
    );
    return `${ours.toFixed(digits)} / ${theirs.toFixed(digits)}${unit} = ${ratio.toFixed(2)}`;
  };
  console.log(`\n${callers} ${callers === 1 ? 'caller' : 'callers'}: system / one process = ratio`);
  console.log(`  calls/s  ${figure('callsPerSecond', 0)}`);
  console.log(`  median   ${figure('median', 2, ' ms')}`);
  console.log(`  p99      ${figure('p99', 2, ' ms')}`);
  console.log(`  CPU of a call of the system: ${cpuText(runs.map(({ system: { cpu } }) => cpu))}`);
  console.log(`  CPU of a call of one process: ${cpuText(runs.map(({ one: { cpu } }) => cpu))}`);
}

function cpuText(runs: readonly CpuTimes[]): string {
  const names = [...(runs[0]?.keys() ?? [])];
  const each = names.map((name) => ({ name, ms: medianOf(runs, (run) => run.get(name) ?? 0) }));
  const sum = each.reduce((total, { ms }) => total + ms, 0);
  const parts = each.filter(({ ms }) => ms >= 0.02).toSorted((a, b) => b.ms - a.ms);
  return `${sum.toFixed(2)} ms (${parts.map(({ name, ms }) => `${name} ${ms.toFixed(2)}`).join(', ')})`;
}
