import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../engines/ports.ts';
import { removeDataDir, Starter } from '../../system/running-system.ts';
import { median } from '../preflight/median.ts';
import { cpuMsOf } from '../preflight/processes.ts';
import { type Load, measureLoad } from './load.ts';
import type { OneProcessSetup } from './one-process.ts';

/**
 * Compares `GET /api/projects` of the whole system, by its own defaults, with the same read in one process on the same
 * database: calls per second, latency, and the CPU time of a call by process. ROUNDS (3) and SECONDS (8) set its length.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS'] ?? 8);
const CALLERS = (process.env['CALLERS'] ?? '1,8,32,64').split(',').map(Number);
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

let one: ChildProcess | undefined;
const system = await Starter.launch({});
try {
  await system.ready();
  const tokens = join(system.dataDir, 'tokens');
  await signUpAll(system, tokens);
  const onePort = await freePort();
  one = await startOneProcess(system, onePort);
  const measure = (port: number, callers: number, seconds: number): Measured => {
    const before = cpuTimes(system, one?.pid ?? 0);
    const load = measureLoad(port, callers, seconds, tokens);
    const calls = load.callsPerSecond * seconds;
    const after = cpuTimes(system, one?.pid ?? 0);
    return {
      ...load,
      cpu: new Map([...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / calls])),
    };
  };
  for (const port of [system.port, onePort]) measure(port, 32, SECONDS);
  for (const callers of CALLERS) {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      system: measure(system.port, callers, SECONDS),
      one: measure(onePort, callers, SECONDS),
    }));
    print(callers, rounds);
  }
} finally {
  one?.kill();
  await system.stop();
  removeDataDir(system.dataDir);
}

function print(callers: number, rounds: readonly Record<'system' | 'one', Measured>[]): void {
  const medians = (of: 'system' | 'one') => {
    const value = (key: keyof Load) => median(rounds.map((round) => round[of][key]));
    return { rate: value('callsPerSecond'), median: value('median'), p99: value('p99') };
  };
  const [ours, theirs] = [medians('system'), medians('one')];
  const ratio = (key: keyof typeof ours) => (ours[key] / theirs[key]).toFixed(2);
  const figure = (key: keyof typeof ours, digits: number) =>
    `${ours[key].toFixed(digits)} / ${theirs[key].toFixed(digits)}`;
  console.log(`\n${callers} ${callers === 1 ? 'caller' : 'callers'}: system / one process = ratio`);
  console.log(`  calls/s  ${figure('rate', 0)} = ${ratio('rate')}`);
  console.log(`  median   ${figure('median', 2)} ms = ${ratio('median')}`);
  console.log(`  p99      ${figure('p99', 2)} ms = ${ratio('p99')}`);
  console.log(`  CPU of a call of the system: ${cpuText(rounds.map(({ system: { cpu } }) => cpu))}`);
  console.log(`  CPU of a call of one process: ${cpuText(rounds.map(({ one: { cpu } }) => cpu))}`);
}

function cpuText(rounds: readonly CpuTimes[]): string {
  const names = [...(rounds[0]?.keys() ?? [])];
  const each = names.map((name) => ({ name, ms: median(rounds.map((round) => round.get(name) ?? 0)) }));
  const sum = each.reduce((total, { ms }) => total + ms, 0);
  const parts = each.filter(({ ms }) => ms >= 0.02).toSorted((a, b) => b.ms - a.ms);
  return `${sum.toFixed(2)} ms (${parts.map(({ name, ms }) => `${name} ${ms.toFixed(2)}`).join(', ')})`;
}
