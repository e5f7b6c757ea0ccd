import type { ErrorReply } from '@printpartner/contracts';

/**
 * A serialized request: Nest's packet with string metadata. The part of the id
 * before the dot is the client id.
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
  [key: string]: string | undefined;
}

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
      Number(packet.metadata.deadlineMs) > 0;
    return isRequest ? packet : undefined;
  } catch {
    return undefined;
  }
}

/** The client id in a request id. */
export function clientOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
