import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { isObservable } from 'rxjs';
import { ActiveCall } from './active-call.ts';
import { BoundedMap } from './bounded-map.ts';
import { toErrorReply } from './error-reply.ts';
import { RpcKeys } from './keys.ts';
import { clientOf, parseRequest, type ReplyPacket, type RequestPacket } from './packets.ts';
import { RpcCallContext } from './rpc-call-context.ts';
import { transportReply } from './rpc-error.ts';
import { ServerConnection } from './server-connection.ts';

export interface RpcServerOptions {
  /** The service whose requests are answered; its replicas share one queue. */
  service: string;
  redisUrl: string;
  /** Handlers running at the same time, 64 by default. A running stream is not counted. */
  concurrency?: number;
  /** Milliseconds that running handlers get when the server closes, 5000 by default. */
  drainMs?: number;
  /** Prefix of all keys, `rpc` by default. */
  namespace?: string;
  /** Streams running at the same time, 1000 by default. */
  streamLimit?: number;
  /** Unread reply batches after which a caller counts as gone, 5000 by default. */
  backlogLimit?: number;
  /** Milliseconds without a sign of life after which a caller counts as gone, 15000 by default. */
  absentMs?: number;
}

/** Cancelled ids remembered in case the request is popped after its cancel. */
const rememberedCancels = 1000;

/**
 * Answers the requests that wait in a service's Redis list. Replicas compete
 * for it: each request is taken by one of them, and never more than it has
 * room for.
 *
 * Lists deliver at most once. A request that a replica held when it was killed
 * is lost, and its caller runs into the deadline; what must happen for certain
 * is a job or an event, not a call.
 */
export class RpcServer extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('redis-lists');
  /** Patterns registered more than once; Nest itself keeps the last one silently. */
  readonly doubledPatterns = new Set<string>();
  readonly #keys: RpcKeys;
  readonly #calls = new Map<string, ActiveCall>();
  readonly #cancelled = new BoundedMap<string, true>(rememberedCancels);
  #running = 0;
  #streams = 0;
  #idle?: () => void;
  #connection?: ServerConnection;

  constructor(private readonly options: RpcServerOptions) {
    super();
    this.#keys = new RpcKeys(options.namespace);
  }

  get service(): string {
    return this.options.service;
  }

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const route = this.normalizePattern(pattern as string);
    if (this.messageHandlers.has(route)) this.doubledPatterns.add(route);
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  /** Begins to take requests as soon as Redis is there. */
  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      this.#connection = this.#open();
      await this.#connection.start();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  /** Takes no more requests, lets handlers finish, ends streams, then disconnects. */
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
    throw new Error('RpcServer tells no events; its Redis connections reconnect by themselves');
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Nest's signature
  unwrap<T>(): T {
    return this.#connection?.commands as T;
  }

  #open(): ServerConnection {
    const { service, redisUrl, concurrency = 64, backlogLimit = 5000, absentMs = 15_000 } = this.options;
    const connection: ServerConnection = new ServerConnection({
      redisUrl,
      keys: this.#keys,
      service,
      backlogLimit,
      absentMs,
      room: () => concurrency - this.#running,
      receive: (request) => this.#receive(request, connection),
      cancel: (id) => this.#cancel(id),
      lost: (clientId) => this.#endStreamsOf(clientId),
    });
    return connection;
  }

  #receive(request: string, connection: ServerConnection): void {
    const packet = parseRequest(request);
    if (!packet) return this.logger.error(`Not a request: an entry of ${request.length} characters dropped`);
    if (connection.clock.now() >= Number(packet.metadata.deadline)) return;
    if (this.#cancelled.delete(packet.id)) return;
    const call = new ActiveCall(packet, connection.clock, {
      reply: (reply) => connection.replies.write(clientOf(reply.id), this.#encode(reply)),
      ended: (over) => this.#calls.delete(over.id),
      released: () => connection.freed(),
    });
    this.#calls.set(call.id, call);
    const handler = this.messageHandlers.get(packet.pattern);
    if (!handler) {
      this.logger.error(`No handler for ${packet.pattern}`);
      return call.fail(transportReply('system.unavailable'));
    }
    this.#running += 1;
    const context = new RpcCallContext([packet.pattern, packet.metadata, call]);
    this.runWithProcessingHooks(context, (endHook) => this.#answer(call, packet, handler, context, endHook));
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
      } else if (call.isOver || call.remainingMs() === 0) {
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
        call.follow(stream);
      }
    } catch (error) {
      failed(error);
      endHook();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#idle?.();
      call.release();
    }
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
    this.#cancelled.set(id, true);
  }

  #endStreamsOf(clientId: string): void {
    for (const call of this.#calls.values()) {
      if (call.isStream && clientOf(call.id) === clientId) call.fail(transportReply('system.unavailable'));
    }
  }

  async #drain(): Promise<void> {
    if (this.#running === 0) return;
    const idle = new Promise<void>((resolve) => (this.#idle = resolve));
    const timeUp = new AbortController();
    const limit = delay(this.options.drainMs ?? 5000, undefined, { signal: timeUp.signal }).catch(
      () => undefined,
    );
    await Promise.race([idle, limit]);
    timeUp.abort();
  }
}
