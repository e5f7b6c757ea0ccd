import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import type { RpcContract, RpcOutput, RpcRequest } from '@printpartner/contracts';
import type { Span } from '@printpartner/tracing';
import { Observable } from 'rxjs';
import type { Peer } from '../peer.ts';
import { BoundedMap } from './bounded-map.ts';
import { DEFAULT_DEADLINE_MS, type CallContext } from './call-context.ts';
import { observeClientCall } from './call-measures.ts';
import { signedEntry, ticketFor } from './caller-check.ts';
import { ClientConnection } from './client-connection.ts';
import { type ReplyPacket, type RequestMetadata, RpcKeys, type Tickets } from './packets.ts';
import { PendingCall, type ReplySink } from './pending-call.ts';
import { RpcError, transportReply } from './error-reply.ts';

export interface RpcClientOptions {
  /** Who calls. */
  peer: Peer;
  /** The gateway's: the services that a service calls for the user who called it. */
  onBehalf?: (service: string) => readonly string[];
  /** Waiting requests per service; more fail with `system.busy`. 1000 by default. */
  queueLimit?: number;
  /** Prefix of all keys, `rpc` by default. */
  namespace?: string;
}

/** How long a call waits for the first connection. */
const CONNECT_TIMEOUT_MS = 1000;
/** Ids of abandoned calls, remembered to cancel them again if replies keep coming. */
const MAX_ABANDONED_IDS = 1000;

/**
 * Calls services through their Redis lists. Delivery is at most once: after
 * `system.timeout` or `system.unavailable`, the call may or may not have run.
 *
 * @example
 * const saved = await rpc.call(saveProject, draft, { requestId, userId });
 */
export class RpcClient extends ClientProxy {
  readonly #clientId: string;
  readonly #keys: RpcKeys;
  readonly #pending = new Map<string, PendingCall>();
  readonly #abandoned = new BoundedMap<string, string>(MAX_ABANDONED_IDS);
  /** Known only to this client and the called service, so that no other one can answer or cancel a call. */
  readonly #secrets = new Map<string, string>();
  #sequence = 0;
  #nonce = 0;
  #isClosed = false;
  #connection?: ClientConnection;

  constructor(private readonly options: RpcClientOptions) {
    super();
    this.#keys = new RpcKeys(options.namespace);
    this.#clientId = `${options.peer.name}-${randomBytes(9).toString('base64url')}`;
  }

  /**
   * Sends a request and resolves with its single reply.
   *
   * @throws RpcError with the service's reply, or `system.busy`, `system.timeout`, `system.unavailable`
   */
  call<C extends RpcContract>(
    contract: C,
    input: RpcRequest<C>,
    context: CallContext,
  ): Promise<RpcOutput<C>> {
    return new Promise((resolve, reject) => {
      const cancel = this.#open(this.createPacket(contract.pattern, input), contract.service, context, {
        next: (response, isLast) => {
          resolve(response as RpcOutput<C>);
          if (!isLast) cancel('ok');
        },
        complete: () => resolve(null as RpcOutput<C>),
        error: (reply) => reject(new RpcError(reply)),
      });
    });
  }

  /** Sends a request per subscription and emits its replies; unsubscribing cancels the call. */
  stream<C extends RpcContract>(
    contract: C,
    input: RpcRequest<C>,
    context: CallContext,
  ): Observable<RpcOutput<C>> {
    return new Observable((observer) => {
      const cancel = this.#open(this.createPacket(contract.pattern, input), contract.service, context, {
        next: (response) => observer.next(response as RpcOutput<C>),
        complete: () => observer.complete(),
        error: (reply) => observer.error(new RpcError(reply)),
      });
      return () => cancel();
    });
  }

  /** Connects before the first call; rejects with `system.unavailable` while Redis is down. */
  async connect(): Promise<void> {
    if (this.#isClosed) throw new RpcError(transportReply('system.unavailable'));
    const connection = this.#connect();
    if (connection.isReady) return;
    const isReady = await Promise.race([
      connection.ready().then(
        () => true,
        () => false,
      ),
      delay(CONNECT_TIMEOUT_MS, false, { ref: false }),
    ]);
    if (!isReady) throw new RpcError(transportReply('system.unavailable'));
  }

  /** Fails pending calls with `system.unavailable` and disconnects. */
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
    return Promise.reject(new Error('RpcClient does not emit events; use recordEvent'));
  }

  #connect(): ClientConnection {
    this.#connection ??= new ClientConnection({
      peer: this.options.peer,
      keys: this.#keys,
      clientId: this.#clientId,
      queueLimit: this.options.queueLimit ?? 1000,
      receive: (packet) => this.#receive(packet),
    });
    return this.#connection;
  }

  /** Sends a request; returns a function that cancels it, `ok` if only the end of its reply is missing. */
  #open(
    packet: ReadPacket,
    service: string,
    context: CallContext | undefined,
    sink: ReplySink,
  ): (outcome?: 'ok' | 'canceled') => void {
    // Before the call begins, because it would be a fault of the code.
    this.options.peer.keyWith(service);
    const deadlineMs = context?.deadlineMs ?? DEFAULT_DEADLINE_MS;
    const id = this.#newId(service);
    const { span, observed, end } = observeClientCall(packet.pattern as string, service, sink);
    const call = new PendingCall(id, service, deadlineMs, observed, (settled) => this.#settled(settled));
    this.#pending.set(id, call);
    const request = { ...packet, metadata: metadataOf(packet, service, context, span) };
    if (this.#connection?.isReady && !this.#isClosed) this.#send(call, request, context, deadlineMs);
    else void this.#sendWhenConnected(call, request, context, deadlineMs);
    return (outcome = 'canceled') => {
      this.#abandon(call);
      end(outcome);
    };
  }

  async #sendWhenConnected(
    call: PendingCall,
    packet: ReadPacket,
    context: CallContext | undefined,
    deadlineMs: number,
  ): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.connect();
    } catch {
      if (this.#pending.has(call.id)) call.fail(transportReply('system.unavailable'));
      return;
    }
    const left = deadlineMs - (performance.now() - startedAt);
    if (this.#pending.has(call.id)) this.#send(call, packet, context, left);
  }

  #send(call: PendingCall, packet: ReadPacket, context: CallContext | undefined, leftMs: number): void {
    const { clock, requests } = this.#connection as ClientConnection;
    const metadata: RequestMetadata = {
      ...packet.metadata,
      deadline: (clock.now() + leftMs).toFixed(0),
      deadlineMs: (context?.deadlineMs ?? DEFAULT_DEADLINE_MS).toFixed(0),
      nonce: (++this.#nonce).toFixed(0),
      ...this.#ticketsFor(call.service, context?.userId, clock.now()),
    };
    const pattern = packet.pattern as string;
    const data: unknown = packet.data;
    requests.write(this.#keys.requests(call.service), {
      entry: signedEntry(
        this.options.peer,
        call.service,
        JSON.stringify({ id: call.id, pattern, data, metadata }),
      ),
      deadlineMs: leftMs,
      refuse: ({ reply }) => {
        if (this.#pending.has(call.id)) call.fail(reply);
      },
    });
  }

  #ticketsFor(service: string, userId: string | undefined, now: number): { tickets?: Tickets } {
    const others = (userId && this.options.onBehalf?.(service)) || [];
    if (!userId || others.length === 0) return {};
    const { peer } = this.options;
    return {
      tickets: Object.fromEntries(
        others.map((other) => [other, ticketFor(peer, other, service, userId, now)]),
      ),
    };
  }

  #newId(service: string): string {
    let secret = this.#secrets.get(service);
    if (secret === undefined) {
      secret = randomBytes(9).toString('base64url');
      this.#secrets.set(service, secret);
    }
    return `${this.#clientId}.${secret}.${(++this.#sequence).toString(36)}`;
  }

  #receive(packet: ReplyPacket): void {
    const call = this.#pending.get(packet.id);
    if (call) call.receive(packet);
    else if (!packet.isDisposed) this.#cancelAgain(packet.id);
  }

  #settled(call: PendingCall): void {
    this.#pending.delete(call.id);
    if (call.isExpired) this.#abandoned.set(call.id, call.service);
  }

  #abandon(call: PendingCall): void {
    if (!this.#pending.has(call.id)) return;
    call.forget();
    this.#abandoned.set(call.id, call.service);
    this.#cancel(call.id, call.service);
  }

  // The first cancel may have been lost, or may have arrived before the stream started.
  #cancelAgain(id: string): void {
    const service = this.#abandoned.get(id);
    if (service) this.#cancel(id, service);
  }

  #cancel(id: string, service: string): void {
    void this.#connection?.commands.publish(this.#keys.cancels(service), id).catch(() => undefined);
  }
}

const metadataOf = (
  packet: ReadPacket,
  service: string,
  context: CallContext | undefined,
  span: Span | undefined,
) => ({
  ...packet.metadata,
  ...(context && { requestId: context.requestId, userId: context.userId }),
  ...(context?.idempotency && {
    idempotencyKey: context.idempotency.key,
    requestHash: context.idempotency.requestHash,
  }),
  ...(context?.tickets?.[service] && { ticket: context.tickets[service] }),
  ...(span && { traceparent: span.traceparent }),
});
