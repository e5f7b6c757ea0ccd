import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Writes an event into the outbox, in the transaction of the use case: it is
 * told if and only if that commits. Nudge the relay afterwards to have it told
 * without waiting for the next poll.
 *
 * @throws ZodError when the payload is not the contract's.
 */
export async function recordEvent<E extends EventContract>(
  manager: EntityManager,
  event: E,
  payload: EventPayload<E>,
  requestId: string,
): Promise<void> {
  const valid = JSON.stringify(event.payload.parse(payload));
  await manager.query(
    'insert into outbox_events (id, name, payload, request_id) values ($1, $2, $3::jsonb, $4)',
    [randomUUID(), event.name, valid, requestId],
  );
}
