import type { EventContract, EventPayload } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';

/** What a handler works with. */
export interface EventTools {
  /** Of the transaction in which the event is marked as received. */
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
 * Ties an event to its effect. All of the effect goes through the manager: it
 * is committed together with the mark that keeps it from happening twice.
 *
 * @example
 * handleEvent(projectDeleted, async ({ projectId }, { manager }) => {
 *   await manager.delete(Alert, { projectId });
 *   return () => stream.tell(projectId);
 * });
 */
export function handleEvent<E extends EventContract>(
  event: E,
  run: (payload: EventPayload<E>, tools: EventTools) => Promise<void | AfterCommit>,
): EventHandler {
  return { event, run: (payload, tools) => run(event.payload.parse(payload) as EventPayload<E>, tools) };
}
