import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomName, testRedisUrl } from '@printpartner/testing';
import { type Queue, Worker } from 'bullmq';
import { createQueue, QueueStates } from '../src/index.ts';

const HOUR_MS = 3_600_000;

const name = randomName('states');
let queue: Queue<string>;
let states: QueueStates;
beforeAll(() => {
  queue = createQueue(name, testRedisUrl());
  states = new QueueStates([name], testRedisUrl());
});
afterAll(async () => {
  await states.close();
  await queue.obliterate({ force: true });
  await queue.close();
});

async function oldestSeconds(): Promise<number> {
  const [state] = await states.read();
  return state?.oldestSeconds ?? Number.NaN;
}

test('K8 the oldest job is found behind younger ones with a better priority', async () => {
  await queue.add('job', 'old', { priority: 9, timestamp: Date.now() - HOUR_MS });
  const younger = { name: 'job', data: 'new', opts: { priority: 1 } };
  await queue.addBulk(Array.from({ length: 250 }, () => younger));
  expect(await oldestSeconds()).toBeGreaterThanOrEqual(3_600);
  await queue.drain();
});

test('K8 a job that was put back waits from its last try, and a delayed one from the end of its delay', async () => {
  const worker = new Worker<string>(name, null, { connection: { url: testRedisUrl() } });
  await queue.add('job', 'put back', { timestamp: Date.now() - HOUR_MS });
  expect(await oldestSeconds()).toBeGreaterThanOrEqual(3_600);
  const job = await worker.getNextJob('token');
  await job?.moveToWait('token');
  expect(await queue.getWaitingCount()).toBe(1);
  expect(await oldestSeconds()).toBeLessThan(60);
  await queue.drain();
  await queue.add('job', 'delayed', { timestamp: Date.now() - HOUR_MS, delay: HOUR_MS - 60_000 });
  await (await queue.getDelayed())[0]?.promote();
  expect(await oldestSeconds()).toBeGreaterThanOrEqual(60);
  expect(await oldestSeconds()).toBeLessThan(120);
  await worker.close();
});
