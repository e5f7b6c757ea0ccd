import { randomUUID } from 'node:crypto';
import { defineEvent } from '@printpartner/contracts';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { type EventDelivery, signedDelivery } from '../src/events/event-queues.ts';
import { peer } from './rpc-fixture.ts';
import {
  newestOutboxInboxSql,
  EventConsumer,
  handleEvent,
  InboxEvent,
  OutboxEvent,
  OutboxRelay,
  recordEvent,
  type EventConsumerOptions,
  type OutboxRelayOptions,
} from '../src/index.ts';

export const databaseUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

export const changed = defineEvent({
  name: 'orders.changed',
  subscribers: ['stock', 'mail'],
  payload: z.object({ item: z.string(), revision: z.int().default(1) }),
});
export const removed = defineEvent({
  name: 'orders.removed',
  subscribers: ['stock'],
  payload: z.object({ item: z.string() }),
});

/** A database for one test, with a schema per service that has outbox, inbox and a table of effects. */
export class Databases {
  readonly #name = `messaging_${randomUUID().replaceAll('-', '')}`;
  readonly #sources: DataSource[] = [];

  get url(): string {
    const url = new URL(databaseUrl);
    url.pathname = `/${this.#name}`;
    return url.href;
  }

  async create(): Promise<void> {
    await asSuperuser(`create database ${this.#name}`);
  }

  async schema(service: string): Promise<DataSource> {
    const source = await openSchema(this.url, service);
    this.#sources.push(source);
    await source.query(`create schema ${service}`);
    for (const statement of newestOutboxInboxSql) await source.query(statement);
    await source.query('create table effects (event_id uuid, item text)');
    return source;
  }

  async drop(): Promise<void> {
    await Promise.all(this.#sources.map((source) => source.destroy()));
    await asSuperuser(`drop database ${this.#name} with (force)`);
  }
}

export function openSchema(url: string, service: string): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    url,
    schema: service,
    extra: { options: `-c search_path=${service}`, max: 5 },
    entities: [OutboxEvent, InboxEvent],
  }).initialize();
}

export function publish(source: DataSource, item: string): Promise<void> {
  return source.transaction((manager) => recordEvent(manager, changed, { item, revision: 1 }, 'request'));
}

/** A delivery of `removed`, as its publisher signs it. */
export function deliveryOf(eventId: string, item: string): EventDelivery {
  const delivery = { name: removed.name, payload: { item }, requestId: 'request' };
  return { ...delivery, mac: peer('orders').sign('event', 'stock', signedDelivery(eventId, delivery)) };
}

/** Handlers that insert a row into `effects`. */
export const recordingHandlers = [changed, removed].map((event) =>
  handleEvent(event, async ({ item }, { manager, eventId }) => {
    await manager.query('insert into effects values ($1, $2)', [eventId, item]);
  }),
);

export async function effects(source: DataSource): Promise<string[]> {
  const rows = await source.query<{ item: string }[]>('select item from effects order by item');
  return rows.map(({ item }) => item);
}

export async function undone(source: DataSource): Promise<number> {
  const [row] = await source.query<{ count: number }[]>(
    'select count(*)::int as count from outbox_events where done_at is null',
  );
  return row?.count ?? -1;
}

/** Relays and consumers under one random prefix, stopped together. */
export class EventsFixture {
  readonly prefix = `test-${randomUUID()}`;
  readonly #open: { stop(): Promise<void> }[] = [];

  constructor(readonly url = redisUrl) {}

  relay(dataSource: DataSource, options: Partial<OutboxRelayOptions> = {}): Promise<OutboxRelay> {
    return this.#start(
      new OutboxRelay({
        peer: peer('orders', this.url),
        dataSource,
        events: [changed, removed],
        pollMs: 20,
        resendMs: 200,
        prefix: this.prefix,
        ...options,
      }),
    );
  }

  consumer(
    service: string,
    dataSource: DataSource,
    options: Partial<EventConsumerOptions> = {},
  ): Promise<EventConsumer> {
    const { url, prefix } = this;
    const handlers = recordingHandlers.filter(({ event }) => event.subscribers.includes(service));
    return this.#start(
      new EventConsumer({ peer: peer(service, url), dataSource, handlers, prefix, ...options }),
    );
  }

  async stop(): Promise<void> {
    for (const one of this.#open.splice(0)) await one.stop();
  }

  async #start<T extends { start(): Promise<void>; stop(): Promise<void> }>(one: T): Promise<T> {
    await one.start();
    this.#open.push(one);
    return one;
  }
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
