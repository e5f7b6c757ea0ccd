import { spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask, startChild } from './children.ts';
import { ways, type RunResult, type Way } from './protocol.ts';
import { redisForBench } from './redis.ts';

/**
 * Compares our transport with Nest's Redis transport in alternating rounds. ROUNDS and
 * SECONDS set its length.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 2);
const CALLERS = 64;

interface Row extends RunResult {
  way: Way;
  handledPerCall: number;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function handledBy(replicas: ChildProcess[]): Promise<number> {
  const counts = await Promise.all(replicas.map((replica) => ask<number>(replica, {})));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function measure(redisUrl: string, replicaCount: number): Promise<Row[]> {
  const namespace = `bench-${randomUUID()}`;
  const start = (transport: 'nest' | 'lists') =>
    Promise.all(
      Array.from({ length: replicaCount }, () =>
        startChild('replica.ts', { redisUrl, namespace, transport }),
      ),
    );
  const nest = await start('nest');
  const lists = await start('lists');
  const caller = await startChild('caller.ts', { redisUrl, namespace, transport: 'lists' });
  const rows: Row[] = [];
  for (const way of ways) await ask(caller, { way, seconds: 1, callers: CALLERS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      // Don't count Nest's late duplicate replies in the next round.
      await delay(500);
      const replicas = way === 'nest' ? nest : lists;
      const before = await handledBy(replicas);
      const result = await ask<RunResult>(caller, { way, seconds: SECONDS, callers: CALLERS });
      const handled = (await handledBy(replicas)) - before;
      rows.push({ ...result, way, handledPerCall: handled / result.calls });
    }
  }
  for (const child of [...nest, ...lists, caller]) child.kill();
  return rows;
}

function print(replicaCount: number, rows: Row[]): void {
  const ratesOf = (way: Way) => rows.filter((row) => row.way === way).map(({ rate }) => rate);
  const nestRates = ratesOf('nest');
  const table = ways.map((way) => {
    const own = rows.filter((row) => row.way === way);
    const ratios = ratesOf(way).map((rate, round) => rate / (nestRates[round] ?? rate));
    return {
      replicas: replicaCount,
      transport: way,
      'calls/s': Math.round(median(ratesOf(way))),
      ratio: median(ratios).toFixed(2),
      'ratio, worst round': Math.min(...ratios).toFixed(2),
      'p50 ms': median(own.map(({ p50 }) => p50)).toFixed(2),
      'p99 ms': median(own.map(({ p99 }) => p99)).toFixed(2),
      'handled per call': median(own.map(({ handledPerCall }) => handledPerCall)).toFixed(2),
    };
  });
  console.table(table);
}

function build(): void {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const compiler = `${root}node_modules/@typescript/native/bin/tsc`;
  const { status } = spawnSync(process.execPath, [compiler, '-b', 'libs/messaging'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

build();
const redis = await redisForBench();
try {
  console.log(
    `${CALLERS} callers, ${ROUNDS} alternating rounds of ${SECONDS} s, medians; ${availableParallelism()} cores`,
  );
  for (const replicaCount of [1, 3]) print(replicaCount, await measure(redis.url, replicaCount));
} finally {
  redis.stop();
}
