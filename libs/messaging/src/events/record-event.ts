import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@printpartner/contracts';
import { currentTraceparent } from '@printpartner/tracing';
import type { EntityManager } from 'typeorm';

/**
 * Writes an event into the outbox in the transaction of the use case, so that it
 * is published if and only if the transaction commits. Nudge the relay after the
 * commit to publish it without waiting for the next poll.
 *
 * @throws ZodError when the payload doesn't match the contract
 */
export async function recordEvent<E extends EventContract>(
  manager: EntityManager,
  event: E,
  payload: EventPayload<E>,
  requestId: string,
): Promise<void> {
  const valid = JSON.stringify(event.payload.parse(payload));
  await manager.query(
    'insert into outbox_events (id, name, payload, request_id, traceparent) values ($1, $2, $3::jsonb, $4, $5)',
    [randomUUID(), event.name, valid, requestId, currentTraceparent() ?? null],
  );
}
