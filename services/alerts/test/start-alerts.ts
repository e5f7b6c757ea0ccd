import { randomUUID } from 'node:crypto';
import {
  alertsRpcs,
  type EventContract,
  type EventPayload,
  projectsEvents,
  type RpcContract,
  type RpcOutput,
  type RpcRequest,
} from '@printpartner/contracts';
import {
  createOutboxInboxSql,
  InboxEvent,
  OutboxEvent,
  OutboxRelay,
  recordEvent,
  RpcClient,
} from '@printpartner/messaging';
import { bootService, migrate, postgresOptions } from '@printpartner/service-kit';
import { createTestDatabase, startRedis } from '@printpartner/testing';
import { DataSource } from 'typeorm';
import { AlertsModule } from '../src/alerts.module.ts';
import { alertsDatabase } from '../src/database.ts';

/**
 * The alerts service on a database and a Redis of its own, with an outbox from
 * which it is told of projects as the projects service would tell it.
 */
export async function startAlerts() {
  const [database, outbox, redis] = await Promise.all([
    createTestDatabase({ service: 'alerts' }),
    createTestDatabase({ service: 'projects' }),
    startRedis(),
  ]);
  await migrate({ ...alertsDatabase, url: database.url });
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'fatal' as const,
    ALERT_HORIZON_MINUTES: 60,
    ALERT_SWEEP_MS: 300,
  };
  const boot = () =>
    bootService({
      service: 'alerts',
      module: AlertsModule.with(settings),
      contracts: alertsRpcs,
      redisUrl: redis.url,
    });
  let app = await boot();
  const publisher = await new DataSource(
    postgresOptions({ service: 'projects', url: outbox.url, entities: [OutboxEvent, InboxEvent] }),
  ).initialize();
  for (const statement of createOutboxInboxSql.up) await publisher.query(statement);
  const relay = new OutboxRelay({
    service: 'projects',
    dataSource: publisher,
    redisUrl: redis.url,
    events: projectsEvents,
  });
  await relay.start();
  const client = new RpcClient({ redisUrl: redis.url });
  return {
    database,
    redis,
    call: <C extends RpcContract>(contract: C, input: RpcRequest<C>, userId: string): Promise<RpcOutput<C>> =>
      client.call(contract, input, { requestId: randomUUID(), userId }),
    async tell<E extends EventContract>(event: E, payload: EventPayload<E>): Promise<void> {
      await publisher.transaction((manager) => recordEvent(manager, event, payload, randomUUID()));
      relay.nudge();
    },
    async allHeard(): Promise<boolean> {
      const [row] = await publisher.query(
        'select count(*)::int as open from outbox_events where done_at is null',
      );
      return row.open === 0;
    },
    stopService: () => app.close(),
    async startService() {
      app = await boot();
    },
    async stop() {
      await client.close();
      await relay.stop();
      await app.close();
      await publisher.destroy();
      await redis.stop();
      await Promise.all([database.drop(), outbox.drop()]);
    },
  };
}
export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
