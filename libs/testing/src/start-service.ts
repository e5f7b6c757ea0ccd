import type { EventContract, RpcContract } from '@printpartner/contracts';
import type { PeerKeys } from '@printpartner/messaging';
import { bootService, type DatabaseOptions, migrate, type ServiceOptions } from '@printpartner/service-kit';
import { type EventPublisher, startEventPublisher } from './event-publisher.ts';
import { startServiceClient } from './service-client.ts';
import { testPeer, testPeerKeys } from './test-peer.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { startRedis } from './test-redis.ts';

interface TestSettings {
  DATABASE_URL: string;
  REDIS_URL: string;
  PEER_KEYS: PeerKeys;
  LOG_LEVEL: 'fatal';
  SHUTDOWN_GRACE_SECONDS: number;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Boots a service on its own migrated database and its own Redis, to be called through its queue. */
export async function startService(options: {
  database: Omit<DatabaseOptions, 'url'>;
  contracts: readonly RpcContract[];
  /** The service's module, from the settings that every service shares. */
  module: (settings: TestSettings) => ServiceOptions['module'];
  /** Connects the service, and only it, through proxies that a test can cut. */
  isProxied?: boolean;
  /** Prepares the empty database before the service starts; by default it has all migrations. */
  prepare?: (database: TestDatabase) => Promise<unknown>;
}) {
  const { contracts, prepare } = options;
  const { service } = options.database;
  const [database, redis] = await Promise.all([
    createTestDatabase({
      service,
      ...(!prepare && { migrate: (url: string) => migrate({ ...options.database, url }) }),
    }),
    startRedis(),
  ]);
  await prepare?.(database);
  const proxies = options.isProxied
    ? { postgres: await startTcpProxy(database.url), redis: await startTcpProxy(redis.url) }
    : undefined;
  const urls = { database: proxies?.postgres.url ?? database.url, redis: proxies?.redis.url ?? redis.url };
  const module = options.module({
    DATABASE_URL: urls.database,
    REDIS_URL: urls.redis,
    PEER_KEYS: testPeerKeys(service),
    LOG_LEVEL: 'fatal',
    SHUTDOWN_GRACE_SECONDS: 10,
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  const boot = () => bootService({ peer: testPeer(service, urls.redis), module, contracts });
  let app = await boot();
  const client = await startServiceClient(redis.url);
  const publishers: EventPublisher[] = [];
  return {
    database,
    redis,
    call: client.call,
    callOnce: client.callOnce,
    stream: client.stream,
    /** @throws Error unless `isProxied` */
    proxy: (to: 'postgres' | 'redis'): TcpProxy => {
      if (!proxies) throw new Error('The service is not proxied');
      return proxies[to];
    },
    get app() {
      return app;
    },
    /** Publishes events in place of another service until `stop`. */
    async publisher(of: string, events: readonly EventContract[]): Promise<EventPublisher> {
      const publisher = await startEventPublisher({
        service: of,
        database,
        redisUrl: redis.url,
        subscriber: service,
        events,
      });
      publishers.push(publisher);
      return publisher;
    },
    /** Closes the service; calls wait in its queue until `resume`. */
    pause: () => app.close(),
    resume: async () => {
      app = await boot();
    },
    stop: async () => {
      await Promise.all(publishers.map((publisher) => publisher.stop()));
      await client.close();
      await app.close();
      await Promise.all([proxies?.postgres.stop(), proxies?.redis.stop()]);
      await redis.stop();
      await database.close();
    },
  };
}
