import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startRedis } from '@printpartner/testing';
import { redisProgram } from '../../engines/redis.ts';
import { median, medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { compile } from '../harness/system.ts';
import { type ChildSetup, type RunResult, type Way, ways } from './protocol.ts';

/**
 * Compares our transport with Nest's Redis transport in alternating rounds. --rounds and
 * --seconds set its length.
 */
const { rounds, seconds } = readOptions({ rounds: 5, seconds: 2 });
const CALLERS = 64;

interface Row extends RunResult {
  way: Way;
  handledPerCall: number;
}

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
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      // Don't count Nest's late duplicate replies in the next round.
      await delay(500);
      const replicas = way === 'nest' ? nest : lists;
      const before = await handledBy(replicas);
      const result = await ask<RunResult>(caller, { way, seconds, callers: CALLERS });
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
      'p50 ms': medianOf(own, ({ p50 }) => p50).toFixed(2),
      'p99 ms': medianOf(own, ({ p99 }) => p99).toFixed(2),
      'handled per call': medianOf(own, ({ handledPerCall }) => handledPerCall).toFixed(2),
    };
  });
  console.table(table);
}

compile('libs/messaging');
process.env['REDIS_SERVER_BIN'] = redisProgram(console.log);
const redis = await startRedis();
try {
  console.log(
    `${CALLERS} callers, ${rounds} alternating rounds of ${seconds} s, medians; ${availableParallelism()} cores`,
  );
  for (const replicaCount of [1, 3]) print(replicaCount, await measure(redis.url, replicaCount));
} finally {
  await redis.stop();
}

/** Starts a script in this folder and waits until it is ready. */
export async function startChild(script: string, setup: ChildSetup): Promise<ChildProcess> {
  const child = fork(new URL(script, import.meta.url), [JSON.stringify(setup)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return child;
}

/** Sends a message and waits for the reply. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  const [answer] = (await answered) as [Answer];
  return answer;
}
