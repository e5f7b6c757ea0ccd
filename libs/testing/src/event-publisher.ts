import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@printpartner/contracts';
import {
  newestOutboxInboxSql,
  InboxEvent,
  OutboxEvent,
  OutboxRelay,
  recordEvent,
} from '@printpartner/messaging';
import { postgresOptions } from '@printpartner/service-kit';
import { DataSource } from 'typeorm';
import { eventually } from './eventually.ts';
import { testPeer } from './test-peer.ts';
import type { TestDatabase } from './test-database.ts';

/** Publishes events in place of another service, from its own outbox. */
export async function startEventPublisher(options: {
  service: string;
  /** The publisher gets its own schema in this database. */
  database: TestDatabase;
  redisUrl: string;
  /** The service under test. */
  subscriber: string;
  events: readonly EventContract[];
}) {
  const { service, database, redisUrl, subscriber, events } = options;
  const url = await database.addService(service);
  const dataSource = await new DataSource(
    postgresOptions({ service, url, entities: [OutboxEvent, InboxEvent] }),
  ).initialize();
  for (const statement of newestOutboxInboxSql) await dataSource.query(statement);
  const relay = new OutboxRelay({ peer: testPeer(service, redisUrl), dataSource, events });
  await relay.start();

  const publish = async <E extends EventContract>(event: E, payload: EventPayload<E>): Promise<void> => {
    await dataSource.transaction((manager) => recordEvent(manager, event, payload, randomUUID()));
    relay.nudge();
  };
  /** Resolves when the service under test has acknowledged every event; other subscribers may be missing. */
  const allAcknowledged = (): Promise<void> =>
    eventually(async () => {
      const rows = await dataSource.query<{ id: string }[]>(
        'select id from outbox_events where done_at is null and not ($1 = any(acknowledged_by))',
        [subscriber],
      );
      if (rows.length > 0) throw new Error(`${rows.length} events are not acknowledged yet`);
    });
  /** Makes unacknowledged events due now, for instance after Redis lost them. */
  const resend = async (): Promise<void> => {
    await dataSource.query('update outbox_events set next_attempt_at = now() where done_at is null');
    relay.nudge();
  };
  return {
    publish,
    allAcknowledged,
    resend,
    async stop() {
      await relay.stop();
      await dataSource.destroy();
    },
  };
}
export type EventPublisher = Awaited<ReturnType<typeof startEventPublisher>>;
