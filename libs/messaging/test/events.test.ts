import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createQueue, createOutboxInboxSql, handleEvent, recordEvent } from '../src/index.ts';
import { acknowledgementsTo, deliveriesTo, onceWaiting } from '../src/events/event-queues.ts';
import { pruneInbox } from '../src/events/event-consumer.ts';
import { pruneOutbox } from '../src/events/outbox-rows.ts';
import {
  changed,
  Databases,
  deliveryOf,
  effects,
  EventsFixture,
  publish,
  recordingHandlers,
  redisUrl,
  removed,
  undone,
} from './events-fixture.ts';
import { until } from '@printpartner/testing/e2e';
import { peer } from './rpc-fixture.ts';

const databases = new Databases();
let orders: DataSource;
let stock: DataSource;
let mail: DataSource;
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
beforeEach(() => {
  events = new EventsFixture();
});
afterEach(async () => {
  await events.stop();
  for (const source of [orders, stock, mail])
    await source.query('TRUNCATE outbox_events, inbox_events, effects');
});

describe('events', () => {
  test('K6 events reach every subscriber once and are done when all have acknowledged', async () => {
    await events.relay(orders);
    await events.consumer('stock', stock);
    await publish(orders, 'ink');
    await until(async () => (await effects(stock)).length === 1, 'the first subscriber has it');
    const [row] = await orders.query('select * from outbox_events');
    expect(row).toMatchObject({
      name: 'orders.changed',
      payload: { item: 'ink', revision: 1 },
      done_at: null,
    });

    await events.consumer('mail', mail);
    await until(async () => (await undone(orders)) === 0, 'the row is done');
    expect([await effects(stock), await effects(mail)]).toEqual([['ink'], ['ink']]);
    const [done] = await orders.query('select acknowledged_by from outbox_events');
    expect(done.acknowledged_by.toSorted()).toEqual(['mail', 'stock']);
  });

  test('K6 events are published only if their transaction commits and the payload is valid', async () => {
    await expect(
      orders.transaction(async (manager) => {
        await recordEvent(manager, removed, { item: 'ink' }, 'request');
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await expect(recordEvent(orders.manager, removed, { item: 7 } as never, 'request')).rejects.toThrow(
      'item',
    );
    expect(await orders.query('select * from outbox_events')).toEqual([]);
  });

  test('K6 apply a duplicate delivery once', async () => {
    await events.consumer('stock', stock);
    const queue = createQueue(deliveriesTo('stock'), redisUrl, events.prefix);
    const eventId = '0198c0de-0000-7000-8000-000000000001';
    const delivery = deliveryOf(eventId, 'ink');
    await queue.add('first', delivery, onceWaiting(eventId));
    await until(async () => (await effects(stock)).length === 1, 'it happens');
    await until(
      async () => (await queue.getJobCounts('active', 'waiting'))['active'] === 0,
      'the job is gone',
    );
    await queue.add('again', delivery, onceWaiting(eventId));
    await until(async () => !(await queue.getJob(eventId)), 'the second delivery is handled');
    expect(await effects(stock)).toEqual(['ink']);
    await queue.close();
  });

  test('K6 apply an event once when two consumers receive it concurrently', async () => {
    let runs = 0;
    const gate = Promise.withResolvers<void>();
    const slow = handleEvent(removed, async ({ item }, { manager, eventId }) => {
      runs += 1;
      await gate.promise;
      await manager.query('insert into effects values ($1, $2)', [eventId, item]);
    });
    const other = new EventsFixture();
    await events.consumer('stock', stock, { handlers: [slow] });
    await other.consumer('stock', stock, { handlers: [slow] });
    const eventId = '0198c0de-0000-7000-8000-000000000002';
    const queues = [events, other].map(({ prefix }) => createQueue(deliveriesTo('stock'), redisUrl, prefix));
    const delivery = deliveryOf(eventId, 'ink');
    await Promise.all(queues.map((queue) => queue.add('event', delivery, onceWaiting(eventId))));
    await until(async () => {
      const counts = await Promise.all(queues.map((queue) => queue.getActiveCount()));
      return counts.every((count) => count === 1) && runs === 1;
    }, 'both hold it and one runs');
    gate.resolve();
    await until(async () => {
      const jobs = await Promise.all(queues.map((queue) => queue.getJob(eventId)));
      return jobs.every((job) => !job);
    }, 'both are through');
    expect(runs).toBe(1);
    expect(await effects(stock)).toEqual(['ink']);
    await other.stop();
    await Promise.all(queues.map((queue) => queue.close()));
  });

  test('K13 events are refused unless their publisher has signed them, and so are acknowledgements of others', async () => {
    await events.relay(orders);
    await events.consumer('stock', stock);
    const deliveries = createQueue(deliveriesTo('stock'), redisUrl, events.prefix);
    const eventId = '0198c0de-0000-7000-8000-000000000003';
    const { mac, ...unsigned } = deliveryOf(eventId, 'ink');
    const changes = { none: unsigned, other: { ...unsigned, payload: { item: 'gold' }, mac } };
    for (const [jobId, data] of Object.entries(changes))
      await deliveries.add('forged', data, { jobId, attempts: 1 });
    await until(async () => (await deliveries.getFailedCount()) === 2, 'both are refused');
    expect(await effects(stock)).toEqual([]);

    await events.stop();
    await orders.transaction((manager) =>
      recordEvent(manager, changed, { item: 'ink', revision: 1 }, 'request'),
    );
    const [row] = await orders.query<{ id: string }[]>('select id from outbox_events where done_at is null');
    const acknowledgements = createQueue(acknowledgementsTo('orders'), redisUrl, events.prefix);
    const forged = {
      eventId: row?.id,
      subscriber: 'mail',
      mac: peer('stock').sign('acknowledgement', 'orders', row?.id ?? ''),
    };
    await acknowledgements.add('acknowledged', forged, { attempts: 1 });
    await events.relay(orders);
    await until(async () => (await acknowledgements.getFailedCount()) === 1, 'it is refused');
    expect(await undone(orders)).toBe(1);
    await Promise.all([deliveries.close(), acknowledgements.close()]);
  });

  test('K6 events are shared among relay replicas and sent once each', async () => {
    const sent: string[] = [];
    const handlers = [
      handleEvent(removed, async (_payload, { eventId }) => {
        sent.push(eventId);
      }),
    ];
    for (let item = 0; item < 250; item += 1) {
      await recordEvent(orders.manager, removed, { item: String(item) }, 'request');
    }
    await Promise.all([1, 2, 3].map(() => events.relay(orders, { resendMs: 60_000 })));
    await events.consumer('stock', stock, { handlers });
    await until(async () => (await undone(orders)) === 0, 'all are done');
    expect(new Set(sent).size).toBe(250);
    const [row] = await orders.query('select max(attempts) as attempts from outbox_events');
    expect(row.attempts).toBe(1);
  });

  test('K6 log an event that always fails without blocking the others', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const stubborn = handleEvent(changed, () => Promise.reject(new Error('never')));
    await events.relay(orders);
    await events.consumer('stock', stock, {
      handlers: [stubborn, ...recordingHandlers.slice(1)],
      concurrency: 1,
    });
    await publish(orders, 'broken');
    await until(() => logged.mock.calls.length >= 2, 'it has failed twice');
    await recordEvent(orders.manager, removed, { item: 'fine' }, 'request');
    await until(async () => (await undone(orders)) === 1, 'the other is done');
    const lines = logged.mock.calls.map(([line]) => line as Record<string, unknown>);
    logged.mockRestore();
    expect(lines[1]).toMatchObject({ job: 'orders.changed', attempt: '2 of 5', error: 'Error: never' });
    expect(await effects(stock)).toEqual(['fine']);
    expect(await stock.query('select name from inbox_events')).toEqual([{ name: 'orders.removed' }]);
  });

  test('K6 event handlers run a task after the commit and tolerate its failure', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const seen: unknown[] = [];
    const handler = handleEvent(removed, async ({ item }, { manager, eventId }) => {
      await manager.query('insert into effects values ($1, $2)', [eventId, item]);
      return async () => {
        seen.push(await effects(stock));
        throw new Error('too late to matter');
      };
    });
    const afterCommit = (event: { name: string }) => void seen.push(event.name);
    await events.relay(orders);
    await events.consumer('stock', stock, { handlers: [handler], afterCommit });
    await recordEvent(orders.manager, removed, { item: 'ink' }, 'request');
    await until(async () => (await undone(orders)) === 0, 'it is done');
    logged.mockRestore();
    expect(seen).toEqual([['ink'], 'orders.removed']);
  });

  test('K6 events are sent on a nudge without waiting for the poll', async () => {
    const relay = await events.relay(orders, { pollMs: 3_600_000 });
    await events.consumer('stock', stock);
    await recordEvent(orders.manager, removed, { item: 'ink' }, 'request');
    relay.nudge();
    await until(async () => (await undone(orders)) === 0, 'it is done');
    expect(await effects(stock)).toEqual(['ink']);
  });

  test('K6 events are pruned long after they are done, others are kept, and a stop ends the pruning', async () => {
    const old = "now() - interval '8 days'";
    await orders.query(`insert into outbox_events (id, name, payload, request_id, created_at, done_at)
      select gen_random_uuid(), 'old', '{}', 'r', ${old}, ${old} from generate_series(1, 1200)`);
    await orders.query(`insert into outbox_events (id, name, payload, request_id, created_at, done_at) values
      (gen_random_uuid(), 'undone', '{}', 'r', ${old}, null), (gen_random_uuid(), 'fresh', '{}', 'r', now(), now())`);
    await orders.query(`insert into inbox_events values
      (gen_random_uuid(), 'old', now() - interval '31 days'), (gen_random_uuid(), 'kept', ${old})`);
    expect(await pruneOutbox(orders, AbortSignal.abort())).toBe(0);
    expect(await pruneOutbox(orders)).toBe(1200);
    expect(await pruneInbox(orders)).toBe(1);
    expect(await orders.query('select name from outbox_events order by name')).toEqual([
      { name: 'fresh' },
      { name: 'undone' },
    ]);
    expect(await orders.query('select name from inbox_events')).toEqual([{ name: 'kept' }]);
  });

  test('K6 the outbox and inbox have tables that match their entities and can be dropped', async () => {
    const source = await databases.schema('checked');
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    for (const statement of createOutboxInboxSql.down) await source.query(statement);
  });
});
