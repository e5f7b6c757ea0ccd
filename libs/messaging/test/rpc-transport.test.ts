import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { firstValueFrom } from 'rxjs';
import { RpcError, type HandlerCall, type RpcCallContext } from '../src/index.ts';
import { RpcKeys } from '../src/rpc/packets.ts';
import { signedEntry } from '../src/rpc/caller-check.ts';
import { context, contractOf, redisUrl, RpcFixture, ghostEntry, peer } from './rpc-fixture.ts';
import { until } from '@printpartner/testing/e2e';

let rpc: RpcFixture;
let redis: Redis;
beforeEach(() => {
  rpc = new RpcFixture();
  redis = new Redis(redisUrl);
});
afterEach(async () => {
  await rpc.close();
  redis.disconnect();
});

const echo = contractOf('demo.echo');
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: RpcError) => error.reply.code,
  );
const callOf = (given: RpcCallContext): HandlerCall => given.getCall();

describe('calls over Redis lists', () => {
  test('K5 returns replies with metadata, and null for undefined', async () => {
    await rpc.server({
      'demo.echo': async (data, ctx: RpcCallContext) => ({
        data,
        user: callOf(ctx).userId,
        id: callOf(ctx).requestId,
      }),
      'demo.nothing': async () => undefined,
    });
    const client = rpc.client();
    const answer = await client.call(echo, { a: 'é' }, { requestId: 'r1', userId: 'u1' });
    expect(answer).toEqual({ data: { a: 'é' }, user: 'u1', id: 'r1' });
    expect(await client.call(contractOf('demo.nothing'), {}, context)).toBeNull();
  });

  test('K5 works as a plain Nest client', async () => {
    await rpc.server({ 'demo.echo': async (data) => data });
    const answers: unknown[] = [];
    await rpc
      .client()
      .send('demo.echo', 7)
      .forEach((answer) => answers.push(answer));
    expect(answers).toEqual([7]);
  });

  test('K5 a client doesn’t cancel an answered call', async () => {
    await rpc.server({ 'demo.echo': async (data) => data });
    const canceled: string[] = [];
    const listener = redis.duplicate();
    listener.on('message', (_channel, id: string) => canceled.push(id));
    await listener.subscribe(new RpcKeys(rpc.namespace).cancels('demo'));
    const client = rpc.client();
    await firstValueFrom(client.send('demo.echo', 7));
    await client.call(echo, 7, context);
    await redis.publish(new RpcKeys(rpc.namespace).cancels('demo'), 'end');
    await until(() => canceled.includes('end'), 'all messages have come');
    listener.disconnect();
    expect(canceled).toEqual(['end']);
  });

  test('K5 sends the calls of one tick together and refuses those beyond the queue limit', async () => {
    const client = rpc.client({ queueLimit: 10 });
    await client.connect();
    const codes = Promise.all(
      Array.from({ length: 15 }, () => failure(client.call(echo, {}, { ...context, deadlineMs: 300 }))),
    );
    await until(async () => (await redis.llen(requests())) === 10, 'ten requests wait');
    const counts = Map.groupBy(await codes, (code) => code);
    expect(counts.get('system.busy')).toHaveLength(5);
    expect(counts.get('system.timeout')).toHaveLength(10);
    expect(await redis.pttl(requests())).toBeGreaterThan(0);
  });

  test('K5 drops requests whose caller has given up without running them', async () => {
    const client = rpc.client();
    expect(await failure(client.call(echo, { late: true }, { ...context, deadlineMs: 30 }))).toBe(
      'system.timeout',
    );
    const seen: unknown[] = [];
    await rpc.server({ 'demo.echo': async (data) => seen.push(data) });
    await client.call(echo, { late: false }, context);
    expect(seen).toEqual([{ late: false }]);
  });

  test('K5 measures deadlines by Redis’ clock, not the local one', async () => {
    const seen: HandlerCall[] = [];
    await rpc.server({ 'demo.echo': async (_data, ctx: RpcCallContext) => void seen.push(callOf(ctx)) });
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
    try {
      await rpc.client().call(echo, {}, context);
    } finally {
      Date.now = real;
    }
    expect(seen[0]?.remainingMs()).toBeLessThanOrEqual(5000);
    expect(seen[0]?.remainingMs()).toBeGreaterThan(0);
  });

  test('K5 never takes more requests than it has capacity for', async () => {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    await rpc.server(
      {
        'demo.echo': async () => {
          most = Math.max(most, ++running);
          await new Promise<void>((resolve) => waiting.push(resolve));
          running -= 1;
        },
      },
      { concurrency: 3 },
    );
    const client = rpc.client();
    const calls = Array.from({ length: 10 }, () => client.call(echo, {}, context));
    await until(() => waiting.length === 3, 'three are running');
    await until(async () => (await redis.llen(requests())) === 7, 'seven stay in the list');
    while (calls.length > 0) {
      await until(() => waiting.length > 0, 'the next is running');
      waiting.shift()?.();
      await calls.shift();
    }
    expect(most).toBe(3);
  });

  test('K5 aborts the handler’s signal when the caller has given up', async () => {
    let aborted = false;
    await rpc.server({
      'demo.echo': async (_data, ctx: RpcCallContext) =>
        new Promise<void>((resolve) => {
          callOf(ctx).signal?.addEventListener('abort', () => {
            aborted = true;
            resolve();
          });
        }),
    });
    const client = rpc.client();
    await client.connect();
    expect(await failure(client.call(echo, {}, { ...context, deadlineMs: 500 }))).toBe('system.timeout');
    await until(() => aborted, 'the signal fires');
  });

  test('K5 deletes the keys of a closed client', async () => {
    await rpc.server({ 'demo.echo': async (data) => data });
    const client = rpc.client();
    await client.call(echo, {}, context);
    await client.close();
    expect(await redis.keys(`${rpc.namespace}:*`)).toEqual([]);
    expect(await failure(client.call(echo, {}, context))).toBe('system.unavailable');
  });

  test('K5 lets replies to a dead client expire', async () => {
    await rpc.server({ 'demo.echo': async (data) => data });
    await redis.rpush(requests(), ghostEntry('demo.echo'));
    const replies = new RpcKeys(rpc.namespace).replies('gateway-ghost');
    await until(async () => (await redis.llen(replies)) === 1, 'the reply is written');
    expect(await redis.pttl(replies)).toBeGreaterThan(0);
  });

  test('K5 survives malformed entries', async () => {
    await rpc.server({ 'demo.echo': async (data) => data });
    const signed = ['nonsense', '{}', '{"id":"gateway-x.1","pattern":"demo.echo"}'].map((request) =>
      signedEntry(peer('gateway'), 'demo', request),
    );
    await redis.rpush(requests(), '', 'nonsense', ...signed);
    expect(await rpc.client().call(echo, 1, context)).toBe(1);
  });

  test('K5 fails for a pattern without a handler and for a reply that isn’t JSON', async () => {
    await rpc.server({ 'demo.echo': async () => 1n });
    const client = rpc.client();
    expect(await failure(client.call(contractOf('demo.other'), {}, context))).toBe('system.unavailable');
    expect(await failure(client.call(echo, {}, context))).toBe('system.internal');
  });

  test('K5 on close, waits for running handlers and takes no new requests', async () => {
    let finish: (() => void) | undefined;
    let started = 0;
    const slow = () => {
      started += 1;
      return new Promise<string>((resolve) => (finish = () => resolve('done')));
    };
    const server = await rpc.server({ 'demo.echo': slow }, { drainMs: 60_000 });
    const client = rpc.client();
    const done = client.call(echo, 'slow', context);
    await until(() => started === 1, 'it runs');
    const closed = server.close();
    const late = failure(client.call(echo, 'late', { ...context, deadlineMs: 400 }));
    expect(await late).toBe('system.timeout');
    finish?.();
    expect(await done).toBe('done');
    await closed;
    expect(started).toBe(1);
  });

  test('K5 on close, fails handlers that still run when the drain ends', async () => {
    let isStarted = false;
    const endless = () => {
      isStarted = true;
      return new Promise<void>(() => undefined);
    };
    const server = await rpc.server({ 'demo.echo': endless }, { drainMs: 10 });
    const stuck = failure(rpc.client().call(echo, 'never', context));
    await until(() => isStarted, 'it runs');
    await server.close();
    expect(await stuck).toBe('system.unavailable');
  });
});

function requests(): string {
  return new RpcKeys(rpc.namespace).requests('demo');
}
