import { Logger } from '@nestjs/common';
import type { EventContract } from '@printpartner/contracts';
import type { Queue, Worker } from 'bullmq';
import type { Origin } from '@printpartner/tracing';
import type { DataSource } from 'typeorm';
import type { Peer } from '../peer.ts';
import { createQueue } from '../jobs/create-queue.ts';
import { createWorker } from '../jobs/create-worker.ts';
import { withOrigin } from '../jobs/job-origin.ts';
import { withRedisDeadline } from '../jobs/bullmq-connection.ts';
import { RepeatedTask } from '../jobs/repeated-task.ts';
import { describeError } from '../rpc/error-reply.ts';
import {
  acknowledgementsTo,
  deliveriesTo,
  onceWaiting,
  signedDelivery,
  type Acknowledgement,
  type EventDelivery,
} from './event-queues.ts';
import {
  acknowledgeEvent,
  closeEvent,
  pruneOutbox,
  returnEvents,
  takeDueEvents,
  type DueEvent,
} from './outbox-rows.ts';

export interface OutboxRelayOptions {
  /** The service that publishes. */
  peer: Peer;
  dataSource: DataSource;
  /** The events this service publishes. */
  events: readonly EventContract[];
  /** Poll interval in milliseconds, 1000 by default. */
  pollMs?: number;
  /** Milliseconds until an unacknowledged event is sent again, 10000 by default; doubles up to five minutes. */
  resendMs?: number;
  /** Prefix of all keys, BullMQ's by default. */
  prefix?: string;
}

const BATCH = 100;
const HOUR_MS = 3_600_000;

/**
 * Publishes a service's outbox: sends each row to the queue of every subscriber
 * that hasn't acknowledged it, until all have. Postgres is the source of truth,
 * so a wiped Redis loses nothing. Replicas share the rows.
 */
export class OutboxRelay {
  readonly #logger = new Logger(OutboxRelay.name);
  readonly #events: Map<string, EventContract>;
  readonly #queues = new Map<string, Queue<EventDelivery>>();
  readonly #sending: RepeatedTask;
  readonly #pruning: RepeatedTask;
  #acknowledgements?: Worker<Acknowledgement>;

  constructor(private readonly options: OutboxRelayOptions) {
    const { dataSource, events, pollMs = 1000 } = options;
    this.#events = new Map(events.map((event) => [event.name, event]));
    this.#sending = new RepeatedTask(OutboxRelay.name, pollMs, () => this.#sendAllDue());
    this.#pruning = new RepeatedTask(OutboxRelay.name, HOUR_MS, (signal) => pruneOutbox(dataSource, signal));
  }

  /** A service without events has no queue of acknowledgements. */
  async start(): Promise<void> {
    const { peer, dataSource, events, prefix } = this.options;
    const { name: service, redisUrl } = peer;
    this.#pruning.start();
    if (events.length === 0) return;
    for (const subscriber of new Set(events.flatMap(({ subscribers }) => subscribers))) {
      this.#queues.set(subscriber, createQueue(deliveriesTo(subscriber), redisUrl, prefix, false));
    }
    this.#acknowledgements = createWorker<Acknowledgement>(
      acknowledgementsTo(service),
      redisUrl,
      async ({ data: { eventId, subscriber, mac = '' } }) => {
        if (!peer.isFrom(subscriber, 'acknowledgement', eventId, mac))
          throw new Error(`The acknowledgement of ${eventId} is not signed by ${subscriber}`);
        await acknowledgeEvent(
          dataSource,
          eventId,
          subscriber,
          (name) => this.#events.get(name)?.subscribers,
        );
      },
      { prefix },
    );
    this.#sending.start();
  }

  /** Polls the outbox now; call it after committing an event. */
  nudge(): void {
    this.#sending.nudge();
  }

  /** Stops after the current batch; unsent events stay in the outbox. */
  async stop(): Promise<void> {
    await Promise.all([this.#sending.stop(), this.#pruning.stop()]);
    await this.#acknowledgements?.close();
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#queues.clear();
  }

  async #sendAllDue(): Promise<void> {
    const { dataSource, resendMs = 10_000 } = this.options;
    for (;;) {
      const due = await takeDueEvents(dataSource, BATCH, resendMs);
      const sent = await Promise.allSettled(due.map((event) => this.#send(event)));
      const unsent = due.filter((_event, index) => sent[index]?.status === 'rejected').map(({ id }) => id);
      if (unsent.length > 0) {
        const reason = sent.find((outcome) => outcome.status === 'rejected')?.reason as unknown;
        this.#logger.warn({ unsent: unsent.length, ...describeError(reason) });
        await returnEvents(dataSource, unsent, resendMs);
      }
      if (due.length < BATCH || unsent.length > 0) return;
    }
  }

  async #send(due: DueEvent): Promise<void> {
    const { id, name, payload, request_id: requestId, traceparent, acknowledged_by } = due;
    const event = this.#events.get(name);
    if (!event) return this.#logger.error(`No contract for the recorded event ${name} ${id}`);
    const missing = event.subscribers.filter((subscriber) => !acknowledged_by.includes(subscriber));
    if (missing.length === 0) return closeEvent(this.options.dataSource, id);
    const origin = { requestId, ...(traceparent && { traceparent }) };
    const delivery = { name, payload, requestId };
    await Promise.all(missing.map((subscriber) => this.#deliver(subscriber, id, delivery, origin)));
  }

  async #deliver(
    subscriber: string,
    id: string,
    delivery: Omit<EventDelivery, 'mac'>,
    origin: Origin,
  ): Promise<void> {
    const queue = this.#queues.get(subscriber);
    const options = withOrigin(onceWaiting(id), origin);
    if (!queue) return;
    const mac = this.options.peer.sign('event', subscriber, signedDelivery(id, delivery));
    await withRedisDeadline(queue.add(delivery.name, { ...delivery, mac }, options));
  }
}
