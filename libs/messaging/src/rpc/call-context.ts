import { BaseRpcContext } from '@nestjs/microservices';
import type { Idempotency } from '@printpartner/contracts';
import type { RequestMetadata, Tickets } from './packets.ts';

/** Deadline of a call whose context sets none, milliseconds. */
export const DEFAULT_DEADLINE_MS = 5000;

/** Metadata of every call. */
export interface CallContext {
  requestId: string;
  /** Absent when the caller is not signed in. */
  userId?: string;
  /** Key and hash of a write that its client may repeat. */
  idempotency?: Idempotency | undefined;
  /**
   * Milliseconds, 5000 by default. For a stream: the longest time before the
   * first reply and between two replies.
   */
  deadlineMs?: number;
  /** Tickets of the user's call that this one is made for, where they are asked for. */
  tickets?: Tickets | undefined;
}

export interface HandlerCall {
  requestId: string;
  /** Set for contracts with access `user`; '' when a public call has none. */
  userId: string;
  /** Key and hash of a write that its client may repeat. */
  idempotency?: Idempotency | undefined;
  /** Pass them on in calls that are made for the user. */
  tickets?: Tickets | undefined;
  /** Aborted when the caller has given up. */
  signal?: AbortSignal;
  /** Milliseconds until the caller gives up. */
  remainingMs(): number;
}

/** Nest's context of a call, for guards, interceptors and tracing. */
export class RpcCallContext extends BaseRpcContext<[string, RequestMetadata, HandlerCall]> {
  getPattern(): string {
    return this.args[0];
  }

  getMetadata(): RequestMetadata {
    return this.args[1];
  }

  getCall(): HandlerCall {
    return this.args[2];
  }
}
