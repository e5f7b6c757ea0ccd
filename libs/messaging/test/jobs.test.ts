import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { currentCall } from '@printpartner/tracing';
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
  test('jobs run, and run again after a pause when they fail', async () => {
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

  test('K8 jobs run with the request id of the call that added them, also in bulk, and others with ids of their own', async () => {
    const seen: [string, string | undefined][] = [];
    worker = createWorker<string>(
      'demo',
      redisServer.url,
      async ({ data }) => void seen.push([data, currentCall.getStore()?.requestId]),
      { prefix, concurrency: 1 },
    );
    await currentCall.run({ requestId: 'first-call' }, () => queue.add('job', 'one'));
    await currentCall.run({ requestId: 'second-call' }, () => queue.addBulk([{ name: 'job', data: 'two' }]));
    await queue.add('job', 'three');
    await until(() => seen.length === 3, 'the jobs have run');
    expect(seen).toEqual([
      ['one', 'first-call'],
      ['two', 'second-call'],
      ['three', expect.stringMatching(/^[\da-f-]{36}$/)],
    ]);
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
