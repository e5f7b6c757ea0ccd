import type { ErrorReply } from '@printpartner/contracts';

/**
 * A request as it lies in the list: Nest's own packet, its metadata made of
 * strings. The part of the id before the dot names the client that waits.
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
  /** Milliseconds since the epoch on Redis' clock. */
  deadline: string;
  /** Milliseconds allowed, from which a stream's silence is judged. */
  deadlineMs: string;
  [key: string]: string | undefined;
}

/** One reply; a stream has several, the last one disposed or an error. */
export interface ReplyPacket {
  id: string;
  err?: ErrorReply;
  response?: unknown;
  isDisposed?: boolean;
}

/** Parses a request, or returns undefined for what no client of ours wrote. */
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

/** The client that waits for the reply to this id. */
export function clientOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
