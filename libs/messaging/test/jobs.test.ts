import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { createQueue, createWorker } from '../src/index.ts';
import { startRedis, type TestRedis, until } from '@printpartner/testing';

let redisServer: TestRedis;
let queue: Queue<string>;
let worker: Worker<string> | undefined;
const prefix = `test-${randomUUID()}`;

beforeEach(async () => {
  redisServer = await startRedis();
  queue = createQueue('demo', redisServer.url, prefix);
});
afterEach(async () => {
  await worker?.close();
  await queue.close();
  await redisServer.stop();
});

describe('jobs', () => {
  test('run, and run again after a pause when they fail', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const seen: string[] = [];
    worker = createWorker<string>('demo', redisServer.url, async ({ data }) => void seen.push(data), {
      prefix,
    });
    await queue.add('job', 'one');
    await until(() => seen.length === 1, 'the job has run');
    await worker.close();
    worker = createWorker<string>(
      'demo',
      redisServer.url,
      async ({ data, attemptsMade }) => {
        if (attemptsMade === 0) throw new Error('not yet');
        seen.push(data);
      },
      { prefix },
    );
    await queue.add('job', 'two');
    await until(() => seen.length === 2, 'the second attempt has run');
    expect(logged.mock.calls.map(([line]) => line)).toEqual([
      expect.objectContaining({ job: 'job', attempt: '1 of 5', error: 'Error: not yet' }),
    ]);
    logged.mockRestore();
    expect(seen).toEqual(['one', 'two']);
  });

  test('finish before the worker closes', async () => {
    const gate = Promise.withResolvers<void>();
    let isDone = false;
    worker = createWorker<string>(
      'demo',
      redisServer.url,
      async () => {
        await gate.promise;
        isDone = true;
      },
      { prefix },
    );
    await queue.add('job', 'one');
    await until(async () => (await queue.getActiveCount()) === 1, 'the job is running');
    const closed = worker.close();
    gate.resolve();
    await closed;
    expect(isDone).toBe(true);
    expect(await queue.getCompletedCount()).toBe(1);
  });

  test('continue after a Redis outage, during which adding fails at once and closing works', async () => {
    const seen: string[] = [];
    worker = createWorker<string>('demo', redisServer.url, async ({ data }) => void seen.push(data), {
      prefix,
    });
    await queue.add('job', 'before');
    await until(() => seen.length === 1, 'the job has run');
    await redisServer.kill();
    await expect(queue.add('job', 'lost')).rejects.toThrow('writeable');
    await redisServer.start();
    await until(
      () =>
        queue.add('job', 'after').then(
          () => true,
          () => false,
        ),
      'adding works again',
    );
    await until(() => seen.includes('after'), 'the job has run');
    await redisServer.kill();
  });
});
