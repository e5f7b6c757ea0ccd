import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  ChildPool,
  ChildBroken,
  ChildDied,
  ChildNotStarted,
  ChildTimedOut,
} from '../src/isolation/child-pool.ts';
import { childrenRunning } from './analysis-children.ts';
import type { GreedyRequest } from './greedy.child.ts';

const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
const file = join(folder, 'a.pdf');
writeFileSync(file, 'harbor');
const limits = { heapMb: 128, dataKb: 1_000_000, folder };
const pool = new ChildPool<GreedyRequest, string>({
  ...limits,
  module: new URL('greedy.child', import.meta.url),
});
const call = { limitMs: () => 60_000 };

afterAll(() => {
  pool.close();
  rmSync(folder, { recursive: true });
});

describe('child processes for untrusted files', () => {
  it('F5 child processes read their folder, and no other files', async () => {
    expect(await pool.run({ read: file }, call)).toBe('harbor');
    await expect(pool.run({ read: '/etc/hostname' }, call)).rejects.toThrow('restricted');
    await expect(pool.run({ read: join(folder, '..', 'other.pdf') }, call)).rejects.toThrow(ChildBroken);
  });

  it('F5 child processes have none of the variables in the service’s environment that may be secret', async () => {
    expect(process.env).toHaveProperty('TEST_DATABASE_URL');
    expect(await pool.run({ variable: 'TEST_DATABASE_URL' }, call)).toBe('not set');
  });

  it('F5 child processes start no other processes', async () => {
    await expect(pool.run({ run: process.execPath }, call)).rejects.toThrow('restricted');
  });

  it('F5 child processes end when they take more memory than their limit, outside the heap too', async () => {
    await expect(pool.run({ allocateMb: 4_096 }, call)).rejects.toThrow(ChildDied);
    expect(await pool.run({ read: file }, call)).toBe('harbor');
  });

  it('F5 child processes have not begun with a request that comes between their end and its notice', async () => {
    expect(await pool.run({ read: file }, call)).toBe('harbor');
    for (const pid of childrenRunning('greedy.child')) process.kill(pid, 'SIGKILL');
    await expect(pool.run({ read: file }, call)).rejects.toThrow(ChildNotStarted);
    expect(await pool.run({ read: file }, call)).toBe('harbor');
  });

  it('F5 child processes end at their time limit, or when their caller gives up', async () => {
    await expect(pool.run({ hang: true }, { limitMs: () => 100 })).rejects.toThrow(ChildTimedOut);
    const beginsAgain = { hang: true, sends: { kind: 'started' } } as const;
    await expect(pool.run(beginsAgain, { limitMs: () => 200 })).rejects.toThrow(ChildTimedOut);
    const caller = new AbortController();
    const { signal } = caller;
    const hanging = pool.run({ hang: true }, { ...call, signal });
    caller.abort(new Error('given up'));
    await expect(hanging).rejects.toThrow('given up');
    await expect(pool.run({ read: file }, { ...call, signal })).rejects.toThrow('given up');
    expect(await pool.run({ read: file }, call)).toBe('harbor');
  });
});
