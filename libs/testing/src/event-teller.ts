import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@printpartner/contracts';
import {
  createOutboxInboxSql,
  InboxEvent,
  OutboxEvent,
  OutboxRelay,
  recordEvent,
} from '@printpartner/messaging';
import { postgresOptions } from '@printpartner/service-kit';
import { DataSource } from 'typeorm';
import { eventually } from './eventually.ts';
import type { TestDatabase } from './test-database.ts';

/** Stands in for another service: tells events from an outbox of its own, as that service would. */
export async function startEventTeller(options: {
  service: string;
  /** Where it gets a schema of its own. */
  database: TestDatabase;
  redisUrl: string;
  /** The service that is to hear of them. */
  hearer: string;
  events: readonly EventContract[];
}) {
  const { service, database, redisUrl, hearer, events } = options;
  const url = await database.addService(service);
  const dataSource = await new DataSource(
    postgresOptions({ service, url, entities: [OutboxEvent, InboxEvent] }),
  ).initialize();
  for (const statement of createOutboxInboxSql.up) await dataSource.query(statement);
  const relay = new OutboxRelay({ service, dataSource, redisUrl, events });
  await relay.start();

  const tell = async <E extends EventContract>(event: E, payload: EventPayload<E>): Promise<void> => {
    await dataSource.transaction((manager) => recordEvent(manager, event, payload, randomUUID()));
    relay.nudge();
  };
  /** Resolves when the service under test has acknowledged everything that was told; others may be missing. */
  const allHeard = (): Promise<void> =>
    eventually(async () => {
      const rows = await dataSource.query<{ id: string }[]>(
        'select id from outbox_events where done_at is null and not ($1 = any(acknowledged_by))',
        [hearer],
      );
      if (rows.length > 0) throw new Error(`${rows.length} events are not acknowledged yet`);
    });
  /** Sends again what is not acknowledged, as if the time to do so had come: Redis may have lost the first. */
  const resend = async (): Promise<void> => {
    await dataSource.query('update outbox_events set next_attempt_at = now() where done_at is null');
    relay.nudge();
  };
  return {
    tell,
    allHeard,
    resend,
    async stop() {
      await relay.stop();
      await dataSource.destroy();
    },
  };
}
export type EventTeller = Awaited<ReturnType<typeof startEventTeller>>;
