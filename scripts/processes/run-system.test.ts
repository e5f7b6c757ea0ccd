import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '@printpartner/testing/e2e';
import { isRunning, readRun, recordOf, type RecordedProcess, writeRun } from './run-record.ts';
import { launch, type Launched } from './testing/launch.ts';

// Each test starts processes on a machine that may be busy with other tests.
jest.setTimeout(180_000);

const script = new URL('./testing/stub-starter.ts', import.meta.url).pathname;
const READY_AT_ONCE = `process.on('disconnect', () => process.exit()); process.send({ type: 'ready' })`;
const IGNORING_SIGNALS = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); ${READY_AT_ONCE}`;

let dataDir: string;
let launched: Launched[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'run-system-'));
  launched = [];
});
afterEach(async () => {
  for (const child of children().filter(isRunning)) process.kill(child.pid, 'SIGKILL');
  for (const starter of launched) starter.kill('SIGKILL');
  await Promise.all(launched.map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true });
});

function start(serviceCode = READY_AT_ONCE): Launched {
  const starter = launch(script, { DATA_DIR: dataDir, SERVICE_CODE: serviceCode });
  launched.push(starter);
  return starter;
}

const runFile = () => join(dataDir, 'run.json');
const children = (): RecordedProcess[] => readRun(runFile())?.children ?? [];

describe('runSystem', () => {
  it('K1 restarts killed processes and leaves none behind when it ends', async () => {
    const starter = start();
    await starter.printed('ready');
    const before = children();
    expect(before.map(({ name }) => name)).toEqual(['engine', 'service']);
    for (const { pid } of before) process.kill(pid, 'SIGKILL');
    await starter.printed('engine was killed by SIGKILL; restarting in 0.2 s');
    await starter.printed('service was killed by SIGKILL; restarting in 0.2 s');
    await until(() => children().length === 2 && children().every(isRunning), 'both processes run again');
    const after = children();
    expect(after.map(({ pid }) => pid)).not.toEqual(before.map(({ pid }) => pid));
    starter.kill('SIGINT');
    expect(await starter.ended).toBe(0);
    expect(after.filter(isRunning)).toEqual([]);
  });

  it('K1 names the process that it waits for when the start is slow', async () => {
    const go = join(dataDir, 'go');
    const slow = `const poll = setInterval(() => {
      if (!require('fs').existsSync(${JSON.stringify(go)})) return;
      clearInterval(poll);
      ${READY_AT_ONCE};
    }, 20)`;
    const starter = start(slow);
    await starter.printed('Waiting for service…');
    writeFileSync(go, '');
    await starter.printed('ready');
    expect(starter.output().match(/Waiting for service…/g)).toHaveLength(1);
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('K1 ends on %s', async (signal) => {
    const starter = start();
    await starter.printed('ready');
    const running = children();
    starter.kill(signal);
    expect(await starter.ended).toBe(0);
    expect(running.filter(isRunning)).toEqual([]);
  });

  it('K1 kills everything on a second Ctrl-C', async () => {
    const starter = start(IGNORING_SIGNALS);
    await starter.printed('ready');
    const running = children();
    starter.kill('SIGINT');
    await starter.printed('Stopping…');
    starter.kill('SIGINT');
    expect(await starter.ended).toBe(130);
    await until(() => !running.some(isRunning), 'all processes have ended');
  });

  it('K1 stops processes of a killed starter, but no process that reuses a pid', async () => {
    const killed = start();
    await killed.printed('ready');
    killed.kill('SIGKILL');
    await killed.ended;
    const orphan = children().find(({ name }) => name === 'engine');
    if (!orphan) throw new Error('no engine was recorded');
    expect(isRunning(orphan)).toBe(true);
    const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const run = readRun(runFile());
    const recycled = { name: 'service', pid: unrelated.pid ?? 0, startedAt: '1' };
    if (run) writeRun(runFile(), { ...run, children: [...run.children, recycled] });

    const next = start();
    await next.printed('Stopping processes of an earlier run: engine');
    await next.printed('ready');
    expect(isRunning(orphan)).toBe(false);
    expect(isRunning(recordOf('unrelated', unrelated.pid ?? 0))).toBe(true);
    unrelated.kill('SIGKILL');
  });

  it('K1 refuses a DATA_DIR that another starter uses', async () => {
    const first = start();
    await first.printed('ready');
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Print Partner is already running in this DATA_DIR (pid ${first.pid}). Stop it, or choose another DATA_DIR and PORT.`,
    );
    expect(children().every(isRunning)).toBe(true);
  });

  it('K1 lets one of several concurrent starters win, at first and after a crash', async () => {
    for (const round of ['first', 'after a crash']) {
      const all = Array.from({ length: 5 }, () => start());
      const isOwner = (starter: Launched) => /^ready$/m.test(starter.output());
      await until(() => all.some(isOwner), 'one starter is ready');
      const owner = all.find(isOwner);
      const others = all.filter((starter) => starter !== owner);
      expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([1, 1, 1, 1]);
      for (const other of others) expect(other.output()).toContain(`(pid ${owner?.pid})`);
      expect([round, readRun(runFile())?.starter.pid]).toEqual([round, owner?.pid]);
      owner?.kill('SIGKILL');
      await owner?.ended;
    }
    expect(readdirSync(dataDir).filter((name) => name.startsWith('run.json'))).toEqual(['run.json']);
  });

  it('K1 takes over from a starter that died during its claim', async () => {
    const dead = { name: 'starter', pid: 999_999_999, startedAt: '1' };
    writeFileSync(`${runFile()}.after-none`, JSON.stringify(dead));
    const starter = start();
    await starter.printed('ready');
    expect(readRun(runFile())?.starter.pid).toBe(starter.pid);
  });

  it('K1 stops everything when a process never starts', async () => {
    const starter = start('process.exit(3)');
    expect(await starter.ended).toBe(1);
    expect(starter.output()).toContain('service failed to start 4 times: it exited with code 3. Log: ');
    expect(children()).toEqual([]);
  });
});
