import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { ChildDied } from '../src/isolation/child-pool.ts';
import { SharedPool, type SharedPoolLimits } from '../src/isolation/shared-pool.ts';
import type { GreedyRequest } from './greedy.child.ts';

const folder = mkdtempSync(join(tmpdir(), 'shared-pool-'));
const read = { read: join(folder, 'a.pdf') };
writeFileSync(read.read, 'harbor');
const program = { module: new URL('greedy.child', import.meta.url), heapMb: 128, dataKb: 1_000_000, folder };
const hang = { hang: true } as const;
// Longer than a child takes to start on a busy machine.
const HANG_MS = 3_000;

const open: SharedPool<GreedyRequest, string>[] = [];
function poolOf(limits: Pick<SharedPoolLimits, 'parallel' | 'parallelOfSource'> & Partial<SharedPoolLimits>) {
  const pool = new SharedPool<GreedyRequest, string>(program, {
    limitMs: HANG_MS,
    minMs: 500,
    busyMessage: 'Too many. Try again in a minute.',
    ...limits,
  });
  open.push(pool);
  return pool;
}
afterAll(() => {
  for (const pool of open) pool.close();
  rmSync(folder, { recursive: true });
});

function callFor(ms: number) {
  const end = Date.now() + ms;
  return { remainingMs: () => Math.max(0, end - Date.now()) };
}

/** Runs requests that came in this order. @returns the sources in the order in which theirs ended */
async function endsOf(pool: SharedPool<GreedyRequest, string>, requests: [string, GreedyRequest][]) {
  const ends: string[] = [];
  const runs = requests.map(([source, request]) =>
    pool
      .run(request, source, callFor(60_000))
      .catch(() => undefined)
      .then(() => ends.push(source)),
  );
  await Promise.all(runs);
  return ends;
}

it('F5 one source with slow requests leaves a place to another', async () => {
  const pool = poolOf({ parallel: 2, parallelOfSource: 1 });
  const ends = await endsOf(pool, [
    ['slow', hang],
    ['slow', hang],
    ['other', read],
  ]);
  expect(ends).toEqual(['other', 'slow', 'slow']);
});

it('F5 a source that had no turn yet comes before others that wait for their second', async () => {
  const pool = poolOf({ parallel: 1, parallelOfSource: 1 });
  const ends = await endsOf(pool, [
    ['slow', hang],
    ['slow', hang],
    ['other', read],
  ]);
  expect(ends).toEqual(['slow', 'other', 'slow']);
});

it('F5 a request without a place in time is refused while there is still time to do without it', async () => {
  const pool = poolOf({ parallel: 1, parallelOfSource: 1, limitMs: 60_000, minMs: 4_000 });
  const slow = pool.run(hang, 'slow', callFor(60_000));
  slow.catch(() => undefined);
  const other = callFor(5_000);
  await expect(pool.run(read, 'other', other)).rejects.toMatchObject({ code: 'system.busy' });
  expect(other.remainingMs()).toBeGreaterThan(0);
});

it('F5 a request that had only a part of its time, or whose process was killed, proves nothing: the pool is busy', async () => {
  const short = poolOf({ parallel: 1, parallelOfSource: 1, limitMs: 60_000 });
  await expect(short.run(hang, 'source', callFor(5_000))).rejects.toMatchObject({ code: 'system.busy' });
  const killed = poolOf({ parallel: 1, parallelOfSource: 1, limitMs: 60_000 });
  const run = killed.run({ killItself: 'SIGKILL' }, 'source', callFor(60_000));
  await expect(run).rejects.toMatchObject({ code: 'system.busy' });
  const crashed = killed.run({ killItself: 'SIGABRT' }, 'source', callFor(60_000));
  await expect(crashed).rejects.toBeInstanceOf(ChildDied);
});

it('F5 the time in which a child process starts is not its request’s; without time for it, the pool is busy', async () => {
  const quick = poolOf({ parallel: 1, parallelOfSource: 1, limitMs: 100, minMs: 0 });
  expect(await quick.run(read, 'source', callFor(60_000))).toBe('harbor');
  const late = poolOf({ parallel: 1, parallelOfSource: 1 });
  // No process starts in the millisecond that is left.
  await expect(late.run(read, 'source', callFor(501))).rejects.toMatchObject({ code: 'system.busy' });
});
