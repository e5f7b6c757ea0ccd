import { Logger } from '@nestjs/common';
import type { EventContract, EventPayload } from '@printpartner/contracts';
import type { Job, Queue, Worker } from 'bullmq';
import type { DataSource, EntityManager } from 'typeorm';
import type { Peer } from '../peer.ts';
import { createQueue } from '../jobs/create-queue.ts';
import { createWorker } from '../jobs/create-worker.ts';
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
import { pruneRows } from '../jobs/prune-rows.ts';

export interface EventTools {
  /** Its transaction also writes the inbox row. */
  manager: EntityManager;
  eventId: string;
  requestId: string;
}

/** Runs after the commit, at most once: a crash in between skips it. */
export type AfterCommit = () => void | Promise<void>;

export interface EventHandler {
  readonly event: EventContract;
  readonly run: (payload: unknown, tools: EventTools) => Promise<void | AfterCommit>;
}

/**
 * Binds a handler to an event. Write through the manager only, so that the effect
 * commits together with the inbox row that prevents applying it twice.
 *
 * @example
 * handleEvent(projectDeleted, async ({ projectId }, { manager }) => {
 *   await manager.delete(Alert, { projectId });
 *   return () => stream.publish(projectId);
 * });
 */
export function handleEvent<E extends EventContract>(
  event: E,
  run: (payload: EventPayload<E>, tools: EventTools) => Promise<void | AfterCommit>,
): EventHandler {
  return { event, run: (payload, tools) => run(event.payload.parse(payload) as EventPayload<E>, tools) };
}

/**
 * Checks that each event with `service` as a subscriber has exactly one handler,
 * and that no handler is for another service's event.
 *
 * @throws Error listing every violation
 */
export function assertEventsHandled(
  service: string,
  events: readonly EventContract[],
  handlers: readonly EventHandler[],
): void {
  const violations: string[] = [];
  for (const { name, subscribers } of events) {
    if (!subscribers.includes(service)) continue;
    const count = handlers.filter(({ event }) => event.name === name).length;
    if (count === 0) violations.push(`${name} has no handler`);
    if (count > 1) violations.push(`${name} has more than one handler`);
  }
  for (const { event } of handlers) {
    if (!event.subscribers.includes(service))
      violations.push(`${event.name} doesn't list it as a subscriber`);
  }
  if (violations.length > 0) throw new Error(`Events of ${service}: ${violations.join('; ')}`);
}

export interface EventConsumerOptions {
  /** The service that subscribes. */
  peer: Peer;
  dataSource: DataSource;
  handlers: readonly EventHandler[];
  /** Events handled concurrently, 5 by default. */
  concurrency?: number;
  /** Prefix of all keys, BullMQ's by default. */
  prefix?: string;
  /** Called after each commit, for instance to nudge the relay. */
  afterCommit?: (event: EventContract, eventId: string) => void | Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Another replica takes over a killed replica's event within seconds; BullMQ's default is 30 s. */
const takeOver = { lockDuration: 5000, stalledInterval: 2000, maxStalledCount: 100 };

/**
 * Applies the events a service subscribes to: inbox row and effect in one
 * transaction, then the acknowledgement. A duplicate delivery is applied once; a
 * failed one is retried later without blocking the others.
 */
export class EventConsumer {
  readonly #logger = new Logger(EventConsumer.name);
  readonly #handlers: Map<string, EventHandler>;
  readonly #publishers = new Map<string, Queue<Acknowledgement>>();
  readonly #pruning: RepeatedTask;
  #worker?: Worker<EventDelivery>;

  constructor(private readonly options: EventConsumerOptions) {
    this.#handlers = new Map(options.handlers.map((handler) => [handler.event.name, handler]));
    this.#pruning = new RepeatedTask(EventConsumer.name, HOUR_MS, (signal) =>
      pruneInbox(options.dataSource, signal),
    );
  }

  /** A service without handlers has no queue of events. */
  async start(): Promise<void> {
    const { handlers, concurrency, prefix } = this.options;
    const { name, redisUrl } = this.options.peer;
    this.#pruning.start();
    if (handlers.length === 0) return;
    for (const publisher of new Set(handlers.map(({ event }) => event.publisher))) {
      this.#publishers.set(publisher, createQueue(acknowledgementsTo(publisher), redisUrl, prefix, false));
    }
    this.#worker = createWorker<EventDelivery>(deliveriesTo(name), redisUrl, (job) => this.#receive(job), {
      concurrency,
      prefix,
      ...takeOver,
    });
  }

  /** Resolves when the running handlers have ended. */
  async stop(): Promise<void> {
    await this.#pruning.stop();
    await this.#worker?.close();
    await Promise.all([...this.#publishers.values()].map((queue) => queue.close()));
    this.#publishers.clear();
  }

  async #receive(job: Job<EventDelivery>): Promise<void> {
    const handler = this.#handlers.get(job.data.name);
    if (!handler) throw new Error(`No handler for the event ${job.data.name}`);
    const eventId = job.id as string;
    const { publisher } = handler.event;
    if (!this.options.peer.isFrom(publisher, 'event', signedDelivery(eventId, job.data), job.data.mac ?? ''))
      throw new Error(`The event ${job.data.name} is not signed by ${publisher}`);
    const afterwards = await this.#apply(handler, eventId, job.data);
    for (const task of afterwards) await this.#runAfterCommit(task, job.data.name);
    await this.#acknowledge(publisher, eventId);
  }

  /** Returns the tasks to run after the commit; none if the event was already applied. */
  #apply(
    { event, run }: EventHandler,
    eventId: string,
    { payload, requestId }: EventDelivery,
  ): Promise<AfterCommit[]> {
    return this.options.dataSource.transaction(async (manager) => {
      const marked = await manager.query<unknown[]>(
        `insert into inbox_events (event_id, name) values ($1, $2)
         on conflict (event_id) do nothing returning event_id`,
        [eventId, event.name],
      );
      if (marked.length === 0) return [];
      const afterwards = await run(payload, { manager, eventId, requestId });
      return [afterwards, () => this.options.afterCommit?.(event, eventId)].filter(
        (task): task is AfterCommit => typeof task === 'function',
      );
    });
  }

  // The effect is committed. Throwing would only redeliver the event, not rerun this task.
  async #runAfterCommit(task: AfterCommit, name: string): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#logger.error({ event: name, after: 'commit', ...describeError(error) });
    }
  }

  async #acknowledge(publisher: string, eventId: string): Promise<void> {
    const { peer } = this.options;
    const acknowledgement = {
      eventId,
      subscriber: peer.name,
      mac: peer.sign('acknowledgement', publisher, eventId),
    };
    await this.#publishers
      .get(publisher)
      ?.add('acknowledged', acknowledgement, onceWaiting(`${eventId}-${peer.name}`));
  }
}

/** Deletes inbox rows received more than thirty days ago. */
export function pruneInbox(dataSource: DataSource, signal?: AbortSignal): Promise<number> {
  const isOld = "received_at < now() - interval '30 days'";
  return pruneRows(dataSource, { table: 'inbox_events', key: 'event_id', isOld }, signal);
}
