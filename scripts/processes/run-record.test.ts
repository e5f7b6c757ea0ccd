import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isRunning, readRun, recordOf, writeRun } from './run-record.ts';

describe('run record', () => {
  it('K1 isRunning compares pid and start time, so that a reused pid does not count', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const record = recordOf('child', child.pid ?? 0);
    expect(isRunning(record)).toBe(true);
    expect(isRunning({ ...record, startedAt: `${record.startedAt}0` })).toBe(false);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('exit', resolve));
    expect(isRunning(record)).toBe(false);
    expect(isRunning(recordOf('gone', child.pid ?? 0))).toBe(false);
  });

  it('K1 readRun returns undefined for a missing or damaged file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'));
    const file = join(folder, 'run.json');
    expect(readRun(file)).toBeUndefined();
    const run = { starter: recordOf('starter', process.pid), children: [] };
    writeRun(file, run);
    expect(readRun(file)).toEqual(run);
    writeFileSync(file, '{ "starter":');
    expect(readRun(file)).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
