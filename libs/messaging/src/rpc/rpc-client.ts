import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import type { RpcContract, RpcOutput, RpcRequest } from '@printpartner/contracts';
import { Observable } from 'rxjs';
import { BoundedMap } from './bounded-map.ts';
import { defaultDeadlineMs, type CallContext } from './call-context.ts';
import { ClientConnection } from './client-connection.ts';
import { RpcKeys } from './keys.ts';
import type { ReplyPacket, RequestMetadata } from './packets.ts';
import { PendingCall, type ReplySink } from './pending-call.ts';
import { RequestWriter } from './request-writer.ts';
import { RpcError, transportReply } from './rpc-error.ts';

export interface RpcClientOptions {
  redisUrl: string;
  /** Requests that may wait for one service; more are refused as `system.busy`. 1000 by default. */
  queueLimit?: number;
  /** Prefix of all keys, `rpc` by default. */
  namespace?: string;
}

/** How long a call waits for a connection that is not there yet, in milliseconds. */
const connectPatienceMs = 1000;
/** Ids of calls given up, kept to tell a server that goes on replying. */
const rememberedCalls = 1000;

/**
 * Calls services through their Redis lists. Delivery is at most once: a call
 * that fails with `system.timeout` or `system.unavailable` may or may not have
 * run.
 *
 * @example
 * const saved = await rpc.call(saveProject, draft, { requestId, userId });
 */
export class RpcClient extends ClientProxy {
  readonly #clientId = randomBytes(9).toString('base64url');
  readonly #keys: RpcKeys;
  readonly #pending = new Map<string, PendingCall>();
  readonly #givenUp = new BoundedMap<string, string>(rememberedCalls);
  #sequence = 0;
  #isClosed = false;
  #connection?: ClientConnection;
  #writer?: RequestWriter;

  constructor(private readonly options: RpcClientOptions) {
    super();
    this.#keys = new RpcKeys(options.namespace);
  }

  /**
   * Asks for one answer.
   *
   * @throws RpcError with the service's reply, or `system.busy`, `system.timeout`, `system.unavailable`.
   */
  call<C extends RpcContract>(
    contract: C,
    input: RpcRequest<C>,
    context: CallContext,
  ): Promise<RpcOutput<C>> {
    return new Promise((resolve, reject) => {
      const giveUp = this.#open(this.createPacket(contract.pattern, input), contract.service, context, {
        next: (response, isLast) => {
          resolve(response as RpcOutput<C>);
          if (!isLast) giveUp();
        },
        complete: () => resolve(null as RpcOutput<C>),
        error: (reply) => reject(new RpcError(reply)),
      });
    });
  }

  /** Asks for several answers, each time somebody subscribes; unsubscribing stops the service's work. */
  stream<C extends RpcContract>(
    contract: C,
    input: RpcRequest<C>,
    context: CallContext,
  ): Observable<RpcOutput<C>> {
    return new Observable((observer) =>
      this.#open(this.createPacket(contract.pattern, input), contract.service, context, {
        next: (response) => observer.next(response as RpcOutput<C>),
        complete: () => observer.complete(),
        error: (reply) => observer.error(new RpcError(reply)),
      }),
    );
  }

  /** Connects ahead of the first call; rejects with `system.unavailable` while Redis is away. */
  async connect(): Promise<void> {
    if (this.#isClosed) throw new RpcError(transportReply('system.unavailable'));
    const connection = this.#connect();
    if (connection.isReady) return;
    const isReady = await Promise.race([
      connection.ready().then(
        () => true,
        () => false,
      ),
      delay(connectPatienceMs, false, { ref: false }),
    ]);
    if (!isReady) throw new RpcError(transportReply('system.unavailable'));
  }

  /** Fails what is pending as `system.unavailable` and disconnects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const call of this.#pending.values()) call.fail(transportReply('system.unavailable'));
    await this.#connection?.close();
    this.#connection = undefined;
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Nest's signature
  unwrap<T>(): T {
    return this.#connection?.commands as T;
  }

  protected publish(packet: ReadPacket, callback: (packet: WritePacket) => void): () => void {
    const pattern = this.normalizePattern(packet.pattern as string);
    const service = pattern.slice(0, Math.max(0, pattern.indexOf('.'))) || pattern;
    return this.#open({ ...packet, pattern }, service, undefined, {
      next: (response, isLast) => callback({ response, isDisposed: isLast }),
      complete: () => callback({ isDisposed: true }),
      error: (reply) => callback({ err: new RpcError(reply) }),
    });
  }

  protected dispatchEvent(): Promise<never> {
    return Promise.reject(new Error('Lists lose events; use recordEvent and its outbox'));
  }

  #connect(): ClientConnection {
    if (!this.#connection) {
      this.#connection = new ClientConnection({
        redisUrl: this.options.redisUrl,
        keys: this.#keys,
        clientId: this.#clientId,
        receive: (packet) => this.#receive(packet),
      });
      this.#writer = new RequestWriter(this.#connection.commands, this.options.queueLimit ?? 1000);
    }
    return this.#connection;
  }

  /** Sends a request and returns the function that gives it up. */
  #open(packet: ReadPacket, service: string, context: CallContext | undefined, sink: ReplySink): () => void {
    const deadlineMs = context?.deadlineMs ?? defaultDeadlineMs;
    const id = `${this.#clientId}.${(++this.#sequence).toString(36)}`;
    const call = new PendingCall(id, service, deadlineMs, sink, (settled) => this.#settled(settled));
    this.#pending.set(id, call);
    if (this.#connection?.isReady && !this.#isClosed) this.#send(call, packet, context, deadlineMs);
    else void this.#sendWhenConnected(call, packet, context, deadlineMs);
    return () => this.#giveUp(call);
  }

  async #sendWhenConnected(
    call: PendingCall,
    packet: ReadPacket,
    context: CallContext | undefined,
    deadlineMs: number,
  ): Promise<void> {
    const askedAt = performance.now();
    try {
      await this.connect();
    } catch {
      if (this.#pending.has(call.id)) call.fail(transportReply('system.unavailable'));
      return;
    }
    const left = deadlineMs - (performance.now() - askedAt);
    if (this.#pending.has(call.id)) this.#send(call, packet, context, left);
  }

  #send(call: PendingCall, packet: ReadPacket, context: CallContext | undefined, leftMs: number): void {
    const { clock } = this.#connection as ClientConnection;
    const metadata: RequestMetadata = {
      ...packet.metadata,
      ...(context && { requestId: context.requestId, userId: context.userId }),
      deadline: (clock.now() + leftMs).toFixed(0),
      deadlineMs: (context?.deadlineMs ?? defaultDeadlineMs).toFixed(0),
    };
    const pattern = packet.pattern as string;
    const data: unknown = packet.data;
    this.#writer?.write(this.#keys.requests(call.service), {
      entry: JSON.stringify({ id: call.id, pattern, data, metadata }),
      deadlineMs: leftMs,
      refuse: ({ reply }) => {
        if (this.#pending.has(call.id)) call.fail(reply);
      },
    });
  }

  #receive(packet: ReplyPacket): void {
    const call = this.#pending.get(packet.id);
    if (call) call.receive(packet);
    else if (!packet.isDisposed) this.#cancelAgain(packet.id);
  }

  #settled(call: PendingCall): void {
    this.#pending.delete(call.id);
    if (call.isExpired) this.#givenUp.set(call.id, call.service);
  }

  #giveUp(call: PendingCall): void {
    if (!this.#pending.has(call.id)) return;
    call.forget();
    this.#givenUp.set(call.id, call.service);
    this.#cancel(call.id, call.service);
  }

  // The first cancel was lost, for instance with a subscriber's connection, or the stream began too late.
  #cancelAgain(id: string): void {
    const service = this.#givenUp.get(id);
    if (service) this.#cancel(id, service);
  }

  #cancel(id: string, service: string): void {
    void this.#connection?.commands.publish(this.#keys.cancels(service), id).catch(() => undefined);
  }
}
