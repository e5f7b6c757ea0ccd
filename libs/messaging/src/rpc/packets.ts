import type { ErrorReply } from '@printpartner/contracts';
import type { Redis } from 'ioredis';

/** Redis keys of the transport, under one prefix. */
export class RpcKeys {
  constructor(private readonly namespace = 'rpc') {}

  /** List of a service's waiting requests, shared by its replicas. */
  requests(service: string): string {
    return `${this.namespace}:requests:${service}`;
  }

  /** Channel for canceled calls of a service. */
  cancels(service: string): string {
    return `${this.namespace}:cancels:${service}`;
  }

  /** List of replies to one client. */
  replies(clientId: string): string {
    return `${this.namespace}:replies:${clientId}`;
  }

  /** Expires when the client is gone. */
  alive(clientId: string): string {
    return `${this.namespace}:alive:${clientId}`;
  }

  /** List that unblocks a reader so that it can stop. */
  wake(readerId: string): string {
    return `${this.namespace}:wake:${readerId}`;
  }
}

/** How many calls wait in each service's request queue, in the order of `services`. */
export function countWaitingCalls(redis: Redis, services: readonly string[]): Promise<number[]> {
  const keys = new RpcKeys();
  return Promise.all(services.map((service) => redis.llen(keys.requests(service))));
}

/**
 * A serialized request: Nest's packet with metadata. The part of the id before the
 * first dot is the client id, which begins with the caller's name.
 */
export interface RequestPacket {
  id: string;
  pattern: string;
  data?: unknown;
  metadata: RequestMetadata;
}

export interface RequestMetadata {
  requestId?: string;
  userId?: string;
  idempotencyKey?: string;
  requestHash?: string;
  /** W3C traceparent of the caller's span, while tracing is on. */
  traceparent?: string;
  /** Milliseconds since the epoch by Redis' clock. */
  deadline: string;
  /** Milliseconds; for a stream, between two replies. */
  deadlineMs: string;
  /** Grows with each request of a client, so that none can be sent again. */
  nonce: string;
  /** With which the called service may call others for the user, by their names. */
  tickets?: Tickets;
  /** The one of these that is for the called service. */
  ticket?: string;
}

export type Tickets = Readonly<Record<string, string>>;

/** One reply. A stream has several; the last one is disposed or an error. */
export interface ReplyPacket {
  id: string;
  err?: ErrorReply;
  response?: unknown;
  isDisposed?: boolean;
}

/** Parses a request; undefined if malformed. */
export function parseRequest(raw: string): RequestPacket | undefined {
  try {
    const packet = JSON.parse(raw) as RequestPacket;
    const isRequest =
      typeof packet.id === 'string' &&
      typeof packet.pattern === 'string' &&
      Number.isFinite(Number(packet.metadata.deadline)) &&
      Number(packet.metadata.deadlineMs) > 0 &&
      Number(packet.metadata.nonce) > 0;
    return isRequest ? packet : undefined;
  } catch {
    return undefined;
  }
}

/** The replies of a batch. A service that was taken over can put anything there, which must not take the others' with it. */
export function parseReplies(batch: string): ReplyPacket[] {
  try {
    const packets: unknown = JSON.parse(batch);
    return Array.isArray(packets) ? packets.filter(isReply) : [];
  } catch {
    return [];
  }
}

const isReply = (packet: unknown): packet is ReplyPacket =>
  typeof packet === 'object' && packet !== null && 'id' in packet && typeof packet.id === 'string';

/** The client id in a request id. */
export function clientOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
