import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventContract } from '@printpartner/contracts';
import type { Queue, Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import { createQueue } from '../jobs/create-queue.ts';
import { createWorker } from '../jobs/create-worker.ts';
import { RepeatedTask } from '../jobs/repeated-task.ts';
import { describeError } from '../rpc/error-reply.ts';
import {
  acknowledgementsTo,
  deliveriesTo,
  onceWaiting,
  type Acknowledgement,
  type EventDelivery,
} from './event-queues.ts';
import { acknowledgeEvent, closeEvent, returnEvents, takeDueEvents, type DueEvent } from './outbox-rows.ts';
import { pruneOutbox } from './prune.ts';

export interface OutboxRelayOptions {
  service: string;
  dataSource: DataSource;
  redisUrl: string;
  /** The events this service publishes. */
  events: readonly EventContract[];
  /** Milliseconds between two looks into the outbox, 1000 by default. */
  pollMs?: number;
  /** Milliseconds until an unacknowledged event is sent again, 10000 by default; doubles up to five minutes. */
  resendMs?: number;
  /** Prefix of all keys, BullMQ's own by default. */
  prefix?: string;
}

/** Rows sent in one go. */
const batch = 100;
const hour = 3_600_000;
/** Milliseconds to wait for Redis; a connection that has never been there would be waited for without end. */
const patienceMs = 3000;

async function tooLate(message: string): Promise<never> {
  await delay(patienceMs, undefined, { ref: false });
  throw new Error(message);
}

/**
 * Tells what a service's outbox holds: sends each row to the queue of every
 * subscriber that has not acknowledged it, again and again until all have.
 * Postgres is the truth; Redis may be wiped at any time. Replicas share the
 * rows between them.
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
    this.#pruning = new RepeatedTask(OutboxRelay.name, hour, () => pruneOutbox(dataSource));
  }

  async start(): Promise<void> {
    const { service, dataSource, redisUrl, events, prefix } = this.options;
    for (const subscriber of new Set(events.flatMap(({ subscribers }) => subscribers))) {
      this.#queues.set(subscriber, createQueue(deliveriesTo(subscriber), redisUrl, prefix));
    }
    this.#acknowledgements = createWorker<Acknowledgement>(
      acknowledgementsTo(service),
      redisUrl,
      ({ data: { eventId, subscriber } }) =>
        acknowledgeEvent(dataSource, eventId, subscriber, (name) => this.#events.get(name)?.subscribers),
      { prefix },
    );
    this.#sending.start();
    this.#pruning.start();
  }

  /** Looks into the outbox now; call it after a commit that recorded an event. */
  nudge(): void {
    this.#sending.nudge();
  }

  /** Stops after the batch in hand; what is unsent stays in the outbox. */
  async stop(): Promise<void> {
    await Promise.all([this.#sending.stop(), this.#pruning.stop()]);
    await this.#acknowledgements?.close();
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#queues.clear();
  }

  async #sendAllDue(): Promise<void> {
    const { dataSource, resendMs = 10_000 } = this.options;
    for (;;) {
      const due = await takeDueEvents(dataSource, batch, resendMs);
      const sent = await Promise.allSettled(due.map((event) => this.#send(event)));
      const unsent = due.filter((_event, index) => sent[index]?.status === 'rejected').map(({ id }) => id);
      if (unsent.length > 0) {
        const reason = sent.find((outcome) => outcome.status === 'rejected')?.reason as unknown;
        this.#logger.warn({ unsent: unsent.length, ...describeError(reason) });
        await returnEvents(dataSource, unsent, resendMs);
      }
      if (due.length < batch || unsent.length > 0) return;
    }
  }

  async #send({ id, name, payload, request_id: requestId, acknowledged_by }: DueEvent): Promise<void> {
    const event = this.#events.get(name);
    if (!event) return this.#logger.error(`No contract for the recorded event ${name} ${id}`);
    const missing = event.subscribers.filter((subscriber) => !acknowledged_by.includes(subscriber));
    if (missing.length === 0) return closeEvent(this.options.dataSource, id);
    await Promise.all(
      missing.map((subscriber) => this.#deliver(subscriber, id, { name, payload, requestId })),
    );
  }

  async #deliver(subscriber: string, id: string, delivery: EventDelivery): Promise<void> {
    await Promise.race([
      this.#queues.get(subscriber)?.add(delivery.name, delivery, onceWaiting(id)),
      tooLate(`No answer from Redis in ${patienceMs} ms`),
    ]);
  }
}
