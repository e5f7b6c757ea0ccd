import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { interval } from 'rxjs';
import type { RpcError } from '../src/index.ts';
import { context, contractOf, RpcFixture } from './rpc-fixture.ts';
import { startRedis, type TestRedis, until } from '@printpartner/testing';

let redisServer: TestRedis;
let rpc: RpcFixture;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(async () => {
  redisServer = await startRedis();
  rpc = new RpcFixture(redisServer.url);
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  await rpc.close();
  await redisServer.stop();
  process.off('unhandledRejection', note);
  if (unhandled.length > 0) throw new AggregateError(unhandled.splice(0), 'unhandled rejections');
});

const echo = contractOf('demo.echo');
const outcome = (call: Promise<unknown>) => call.catch((error: RpcError) => error.reply.code);

describe('a Redis outage', () => {
  test('K5 lets client and server start and close', async () => {
    await redisServer.kill();
    const client = rpc.client();
    const early = outcome(client.call(echo, 1, context));
    const listening = rpc.server({ 'demo.echo': async (data) => data });
    expect(await early).toBe('system.unavailable');
    await redisServer.start();
    await listening;
    await until(async () => (await outcome(client.call(echo, 2, context))) === 2, 'calls work');
    await redisServer.kill();
  });

  test('K5 fails at most the calls in flight', async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    await rpc.server({
      'demo.echo': async (data) => data,
      'demo.slow': async () => {
        started += 1;
        await gate.promise;
        return 'late';
      },
    });
    const client = rpc.client();
    const slow = outcome(client.call(contractOf('demo.slow'), {}, { ...context, deadlineMs: 15_000 }));
    await until(() => started === 1, 'the call runs');

    await redisServer.kill();
    expect(await outcome(client.call(echo, 1, context))).toBe('system.unavailable');
    gate.resolve();
    await redisServer.start();

    expect(await slow).toBe('late');
    await until(async () => (await outcome(client.call(echo, 2, context))) === 2, 'calls work again');
  });

  test('K5 ends running streams by deadline or error, and cancels work afterwards', async () => {
    await rpc.server({ 'demo.ticks': async () => interval(10), 'demo.echo': async (data) => data });
    const client = rpc.client();
    const stream = client.stream(contractOf('demo.ticks'), {}, { ...context, deadlineMs: 1500 });
    const ended = new Promise<string>((resolve) => {
      stream.subscribe({ error: (error: RpcError) => resolve(error.reply.code) });
    });
    await client.call(echo, 1, context);
    await redisServer.kill();
    expect(['system.timeout', 'system.unavailable']).toContain(await ended);
    await redisServer.start();
    await until(async () => (await outcome(client.call(echo, 2, context))) === 2, 'calls work again');
  });
});
