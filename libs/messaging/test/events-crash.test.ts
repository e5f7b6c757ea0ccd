import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { recordEvent } from '../src/index.ts';
import { killChild, startChild } from './child-process.ts';
import { Databases, effects, EventsFixture, publish, removed, undone } from './events-fixture.ts';
import { startRedis, type TestRedis, until } from '@printpartner/testing';

const databases = new Databases();
let orders: DataSource;
let stock: DataSource;
let mail: DataSource;
let redisServer: TestRedis;
let events: EventsFixture;

beforeAll(async () => {
  await databases.create();
  [orders, stock, mail] = [
    await databases.schema('orders'),
    await databases.schema('stock'),
    await databases.schema('mail'),
  ];
});
afterAll(() => databases.drop());
beforeEach(async () => {
  redisServer = await startRedis();
  events = new EventsFixture(redisServer.url);
});
afterEach(async () => {
  await events.stop();
  await redisServer.stop();
  for (const source of [orders, stock, mail])
    await source.query('TRUNCATE outbox_events, inbox_events, effects');
});

describe('crashes', () => {
  test('K6 relay and consumer start and stop before Redis is up', async () => {
    await redisServer.kill();
    await events.relay(orders);
    await events.consumer('stock', stock);
    await recordEvent(orders.manager, removed, { item: 'early' }, 'request');
    await events.stop();
    await events.relay(orders);
    await events.consumer('stock', stock);
    await redisServer.start();
    await until(async () => (await undone(orders)) === 0, 'it is done');
    expect(await effects(stock)).toEqual(['early']);
  });

  test('K6 relay and consumer stop while Redis is down', async () => {
    await events.relay(orders);
    await events.consumer('stock', stock);
    await redisServer.kill();
    await expect(events.stop()).resolves.toBeUndefined();
  });

  test('K6 the relay sends the event of a publisher killed right after its commit', async () => {
    const child = await startChild('events-orders.child.ts', { DATABASE_URL: databases.url });
    await killChild(child);
    await events.relay(orders);
    await events.consumer('stock', stock);
    await events.consumer('mail', mail);
    await until(async () => (await undone(orders)) === 0, 'it is done');
    expect([await effects(stock), await effects(mail)]).toEqual([['orphan'], ['orphan']]);
  });

  test.each(['transaction', 'acknowledgement'])(
    'a subscriber killed in its %s: the effect happens once',
    async (at) => {
      await events.relay(orders);
      await events.consumer('mail', mail);
      const child = await startChild('events-stock.child.ts', {
        DATABASE_URL: databases.url,
        REDIS_URL: redisServer.url,
        PREFIX: events.prefix,
        STUCK: at,
      });
      const stuck = once(child, 'message');
      await publish(orders, 'ink');
      await stuck;
      await killChild(child);
      expect(await undone(orders)).toBe(1);
      await events.consumer('stock', stock);
      await until(async () => (await undone(orders)) === 0, 'it is done');
      expect([await effects(stock), await effects(mail)]).toEqual([['ink'], ['ink']]);
    },
  );

  test('K6 a wiped Redis neither loses nor duplicates events', async () => {
    await publish(orders, 'delivered but not acknowledged');
    const relay = await events.relay(orders);
    const consumer = await events.consumer('stock', stock);
    await until(async () => (await effects(stock)).length === 1, 'one is delivered');
    await consumer.stop();
    await publish(orders, 'sent but not received');
    const redis = new Redis(redisServer.url);
    const waiting = `${events.prefix}:events-stock:wait`;
    await until(async () => (await redis.llen(waiting)) === 1, 'one is sent');
    redis.disconnect();
    await relay.stop();
    await publish(orders, 'not sent');
    await redisServer.flush();

    await events.relay(orders);
    await events.consumer('stock', stock);
    await events.consumer('mail', mail);
    await until(async () => (await undone(orders)) === 0, 'all are done');
    const all = ['delivered but not acknowledged', 'not sent', 'sent but not received'];
    expect([await effects(stock), await effects(mail)]).toEqual([all, all]);
  });

  test('K6 events flow again after Redis is killed and restarted empty', async () => {
    await events.relay(orders);
    await events.consumer('stock', stock);
    await recordEvent(orders.manager, removed, { item: 'before' }, 'request');
    await until(async () => (await undone(orders)) === 0, 'the first is done');
    await redisServer.kill();
    await recordEvent(orders.manager, removed, { item: 'during' }, 'request');
    await redisServer.start();
    await until(async () => (await undone(orders)) === 0, 'the second is done');
    expect(await effects(stock)).toEqual(['before', 'during']);
  });

  test('K6 resends an event whose acknowledgement was lost', async () => {
    await publish(orders, 'ink');
    const relay = await events.relay(orders);
    await relay.stop();
    await events.consumer('stock', stock);
    await events.consumer('mail', mail);
    await until(
      async () => (await effects(stock)).length + (await effects(mail)).length === 2,
      'both have it',
    );
    await redisServer.flush();
    expect(await undone(orders)).toBe(1);
    await events.relay(orders);
    await until(async () => (await undone(orders)) === 0, 'it is done');
    expect([await effects(stock), await effects(mail)]).toEqual([['ink'], ['ink']]);
  });
});
