import type { EventContract, EventPayload } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';

export interface EventTools {
  /** Of the transaction that also writes the inbox row. */
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
