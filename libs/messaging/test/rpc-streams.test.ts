import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { firstValueFrom, interval, lastValueFrom, Observable, of, range, throwError, toArray } from 'rxjs';
import { RpcError } from '../src/index.ts';
import { RpcKeys } from '../src/rpc/packets.ts';
import { context, contractOf, redisUrl, RpcFixture, ghostEntry } from './rpc-fixture.ts';
import { until } from '@printpartner/testing/e2e';

let rpc: RpcFixture;
let redis: Redis;
let torndown: number;
beforeEach(() => {
  rpc = new RpcFixture();
  redis = new Redis(redisUrl);
  torndown = 0;
});
afterEach(async () => {
  await rpc.close();
  redis.disconnect();
});

const numbers = contractOf('demo.numbers');
const endless = (periodMs: number) =>
  new Observable<number>((observer) => {
    const subscription = interval(periodMs).subscribe(observer);
    return () => {
      torndown += 1;
      subscription.unsubscribe();
    };
  });
const ask = (deadlineMs = 5000) => rpc.client().stream(numbers, {}, { ...context, deadlineMs });

describe('streamed replies', () => {
  test('K5 all arrive in order', async () => {
    await rpc.server({ 'demo.numbers': async () => range(0, 3000) });
    const got = await lastValueFrom(ask().pipe(toArray()));
    expect(got).toEqual(Array.from({ length: 3000 }, (_, index) => index));
  });

  test('K5 streams may be empty or end with an error', async () => {
    await rpc.server({
      'demo.numbers': async () => of(),
      'demo.broken': async () => throwError(() => new Error('secret')),
    });
    expect(await lastValueFrom(ask().pipe(toArray()))).toEqual([]);
    const broken = rpc.client().stream(contractOf('demo.broken'), {}, context);
    const error = await lastValueFrom(broken).then(
      () => undefined,
      (thrown: RpcError) => thrown,
    );
    expect(error?.reply).toMatchObject({
      code: 'system.internal',
      userMessage: expect.not.stringContaining('secret'),
    });
  });

  test('K5 streams stop when the caller unsubscribes', async () => {
    await rpc.server({ 'demo.numbers': async () => endless(5) });
    expect(await firstValueFrom(ask())).toBe(0);
    await until(() => torndown === 1, 'the server stops');
  });

  test('K5 resolve a unary call with the first value and stop', async () => {
    await rpc.server({ 'demo.numbers': async () => endless(5) });
    expect(await rpc.client().call(numbers, {}, context)).toBe(0);
    await until(() => torndown === 1, 'the server stops');
  });

  test('K5 streams don’t start when the cancel arrives before the request', async () => {
    const client = rpc.client();
    await client.connect();
    const keys = new RpcKeys(rpc.namespace);
    let begun = 0;
    const server = await rpc.server({
      'demo.numbers': async () => {
        begun += 1;
        return endless(5);
      },
      'demo.echo': async (data) => data,
    });
    await server.close();
    client.stream(numbers, {}, context).subscribe().unsubscribe();
    await until(async () => (await redis.llen(keys.requests('demo'))) === 1, 'the request waits');
    const [entry = ''] = await redis.lrange(keys.requests('demo'), 0, 0);
    await redis.del(keys.requests('demo'));
    await rpc.server({
      'demo.numbers': async () => {
        begun += 1;
        return endless(5);
      },
      'demo.echo': async (data) => data,
    });
    const { id } = JSON.parse(entry.slice(entry.indexOf('{'))) as { id: string };
    await redis.publish(keys.cancels('demo'), id);
    const other = rpc.client();
    await other.call(contractOf('demo.echo'), 1, context);
    await redis.rpush(keys.requests('demo'), entry);
    await other.call(contractOf('demo.echo'), 1, context);
    expect(begun).toBe(0);
  });

  test('K5 streams may outlast the deadline, which limits the time between replies', async () => {
    await rpc.server({
      'demo.numbers': async () =>
        interval(150).pipe(
          (source) =>
            new Observable<number>((observer) => {
              const subscription = source.subscribe((value) => {
                observer.next(value);
                if (value === 9) subscription.unsubscribe();
              });
              return () => (torndown += 1);
            }),
        ),
    });
    const got: number[] = [];
    const error = await new Promise<RpcError>((resolve) =>
      ask(1000).subscribe({ next: (value) => got.push(value as number), error: resolve }),
    );
    expect(got).toHaveLength(10);
    expect(error.reply.code).toBe('system.timeout');
    await until(() => torndown === 1, 'the server gives up too');
  });

  test('K5 streams end with an error when the server closes', async () => {
    const server = await rpc.server({ 'demo.numbers': async () => endless(5) });
    const got: unknown[] = [];
    const ended = new Promise<RpcError>((resolve) =>
      ask().subscribe({ next: (value) => got.push(value), error: resolve }),
    );
    await until(() => got.length > 0, 'the stream flows');
    await server.close();
    expect((await ended).reply.code).toBe('system.unavailable');
    expect(torndown).toBe(1);
  });

  test.each([
    ['its reply list grows past the bound', { backlogLimit: 5 }],
    ['it gives no sign of life', { absentMs: 50 }],
  ])('streams are torn down when the caller is gone: %s', async (_how, options) => {
    await rpc.server({ 'demo.numbers': async () => endless(5) }, options);
    await redis.rpush(new RpcKeys(rpc.namespace).requests('demo'), ghostEntry('demo.numbers'));
    await until(() => torndown === 1, 'the stream is torn down');
    expect(torndown).toBe(1);
  });

  test('K5 streams don’t take up concurrency slots of calls', async () => {
    await rpc.server(
      { 'demo.numbers': async () => endless(5), 'demo.echo': async (data) => data },
      { concurrency: 1 },
    );
    const running = ask().subscribe();
    expect(await rpc.client().call(contractOf('demo.echo'), 1, context)).toBe(1);
    running.unsubscribe();
    await until(() => torndown === 1, 'the server stops');
  });
});
