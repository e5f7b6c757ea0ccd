import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { RpcContract } from '@printpartner/contracts';
import { isObservable } from 'rxjs';
import type { Peer } from '../peer.ts';
import { ActiveCall } from './active-call.ts';
import { BoundedMap } from './bounded-map.ts';
import { countExpiredCall, type EndCall, measureServerCall, outcomeOf, serverSpan } from './call-measures.ts';
import { CallerCheck } from './caller-check.ts';
import { toErrorReply, transportReply } from './error-reply.ts';
import { clientOf, type ReplyPacket, type RequestPacket, RpcKeys } from './packets.ts';
import { RpcCallContext } from './call-context.ts';
import { ServerConnection } from './server-connection.ts';

export interface RpcServerOptions {
  /** The service whose requests are handled; its replicas share one queue. */
  peer: Peer;
  /** Handlers running concurrently, 64 by default; streams are not counted. */
  concurrency?: number;
  /** Milliseconds to wait for running handlers on close, 5000 by default. */
  drainMs?: number;
  /** Prefix of all keys, `rpc` by default. */
  namespace?: string;
  /** Streams running concurrently, 1000 by default. */
  streamLimit?: number;
  /** A caller with more unread reply batches counts as gone, 5000 by default. */
  backlogLimit?: number;
  /** A caller without a heartbeat for this long counts as gone, 15000 ms by default. */
  absentMs?: number;
}

/** Canceled ids, remembered in case a cancel arrives before its request. */
const MAX_CANCELED_IDS = 1000;
const MAX_REFUSALS = 1000;
const REFUSAL_LOG_MS = 60_000;

/**
 * Handles the requests in a service's Redis list. Replicas compete for requests,
 * and each takes only as many as it has capacity for.
 *
 * Delivery is at most once. When a replica is killed, its running requests are
 * lost and their callers time out; use a job or an event for work that must not
 * be lost.
 */
export class RpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('redis-lists');
  /** Patterns registered more than once, of which Nest silently keeps the last. */
  readonly duplicatePatterns = new Set<string>();
  readonly #keys: RpcKeys;
  readonly #calls = new Map<string, ActiveCall>();
  readonly #canceled = new BoundedMap<string, true>(MAX_CANCELED_IDS);
  readonly #callers: CallerCheck;
  /** When each kind of refusal was logged last. */
  readonly #refusals = new BoundedMap<string, number>(MAX_REFUSALS);
  #running = 0;
  #streams = 0;
  #idle?: () => void;
  #connection?: ServerConnection;

  constructor(private readonly options: RpcServerOptions) {
    super();
    this.#keys = new RpcKeys(options.namespace);
    this.#callers = new CallerCheck(options.peer);
  }

  get service(): string {
    return this.options.peer.name;
  }

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const route = this.normalizePattern(pattern as string);
    if (this.messageHandlers.has(route)) this.duplicatePatterns.add(route);
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  /** Starts taking requests when Redis is connected. */
  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      this.#connection = this.#open();
      await this.#connection.start();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  /** Stops taking requests, waits for handlers, ends streams, then disconnects. */
  async close(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    if (!connection) return;
    await connection.stopTaking();
    await this.#drain();
    for (const call of this.#calls.values()) call.fail(transportReply('system.unavailable'));
    await setImmediate();
    await connection.close();
  }

  on(): never {
    throw new Error('RpcServer does not emit events; its Redis connections reconnect automatically');
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Nest's signature
  unwrap<T>(): T {
    return this.#connection?.commands as T;
  }

  #open(): ServerConnection {
    const { peer, concurrency = 64, backlogLimit = 5000, absentMs = 15_000 } = this.options;
    const connection: ServerConnection = new ServerConnection({
      peer,
      keys: this.#keys,
      backlogLimit,
      absentMs,
      capacity: () => concurrency - this.#running,
      receive: (request) => this.#receive(request, connection),
      cancel: (id) => this.#cancel(id),
      lost: (clientId) => this.#endStreamsOf(clientId),
    });
    return connection;
  }

  #receive(entry: string, connection: ServerConnection): void {
    const checked = this.#callers.open(entry);
    if (typeof checked === 'string') return this.#refused(checked);
    const { packet } = checked;
    const handler = this.messageHandlers.get(packet.pattern);
    if (connection.clock.now() >= Number(packet.metadata.deadline)) {
      if (handler) countExpiredCall(packet.pattern);
      return;
    }
    if (this.#canceled.delete(packet.id)) return;
    let endMeasurement: EndCall | undefined;
    const span = serverSpan(packet, this.service);
    const call = new ActiveCall(packet, connection.clock, {
      reply: (reply) => {
        if (reply.err) span?.fail(reply.err.code);
        connection.replies.write(clientOf(reply.id), this.#encode(reply));
      },
      ended: ({ id }, last) => {
        endMeasurement?.(outcomeOf(last));
        span?.end();
        this.#calls.delete(id);
        if (this.#calls.size === 0) this.#idle?.();
      },
      released: () => connection.notifyCapacity(),
    });
    this.#calls.set(call.id, call);
    if (!handler) {
      this.#refused(`Call of ${checked.caller} without a handler`);
      return call.fail(transportReply('system.unavailable'));
    }
    if (!this.#callers.mayCall(contractIn(handler), checked, connection.clock.now())) {
      this.#refused(`Call of ${checked.caller}, who may not call ${packet.pattern}`);
      return call.fail(transportReply('system.unavailable'));
    }
    this.#running += 1;
    endMeasurement = measureServerCall(packet.pattern, call.ageMs);
    const context = new RpcCallContext([packet.pattern, packet.metadata, call]);
    const handle = () =>
      this.runWithProcessingHooks(context, (endHook) =>
        this.#answer(call, packet, handler, context, endHook),
      );
    if (span) span.run(handle);
    else handle();
  }

  async #answer(
    call: ActiveCall,
    packet: RequestPacket,
    handler: MessageHandler,
    context: RpcCallContext,
    endHook: () => void,
  ): Promise<void> {
    const failed = (error: unknown) =>
      call.fail(toErrorReply(error, { pattern: packet.pattern, requestId: call.requestId }));
    try {
      const answered: unknown = await handler(packet.data, context);
      if (!isObservable(answered)) {
        call.answer(answered);
        endHook();
      } else if (call.hasEnded || call.remainingMs() === 0) {
        call.drop();
        endHook();
      } else if (this.#streams >= (this.options.streamLimit ?? 1000)) {
        call.fail(transportReply('system.busy'));
        endHook();
      } else {
        this.#streams += 1;
        call.isStream = true;
        const stream = answered.subscribe({
          next: (response) => call.next(response),
          error: failed,
          complete: () => call.complete(),
        });
        stream.add(endHook);
        stream.add(() => (this.#streams -= 1));
        call.attachStream(stream);
      }
    } catch (error) {
      failed(error);
      endHook();
    } finally {
      this.#running -= 1;
      call.release();
    }
  }

  /** Logs the first of its kind in a minute, because a caller that was taken over can send many. */
  #refused(what: string): void {
    const now = performance.now();
    const last = this.#refusals.get(what);
    if (last !== undefined && now - last < REFUSAL_LOG_MS) return;
    this.#refusals.set(what, now);
    this.logger.error(what);
  }

  #encode(packet: ReplyPacket): string {
    try {
      return JSON.stringify(packet);
    } catch (error) {
      const err = toErrorReply(error, { pattern: 'reply', requestId: packet.id });
      return JSON.stringify({ id: packet.id, err, isDisposed: true });
    }
  }

  #cancel(id: string): void {
    const call = this.#calls.get(id);
    if (call) return call.drop();
    this.#canceled.set(id, true);
  }

  #endStreamsOf(clientId: string): void {
    for (const call of this.#calls.values()) {
      if (call.isStream && clientOf(call.id) === clientId) call.fail(transportReply('system.unavailable'));
    }
  }

  /** Waits for the calls themselves: with an interceptor, every handler returns an Observable before its work begins. */
  async #drain(): Promise<void> {
    if (this.#calls.size === 0) return;
    const idle = new Promise<void>((resolve) => (this.#idle = resolve));
    const timeUp = new AbortController();
    const limit = delay(this.options.drainMs ?? 5000, undefined, { signal: timeUp.signal }).catch(
      () => undefined,
    );
    await Promise.race([idle, limit]);
    timeUp.abort();
  }
}

const contractIn = ({ extras }: MessageHandler): RpcContract | undefined =>
  extras?.['contract'] as RpcContract | undefined;
