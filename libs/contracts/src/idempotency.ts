import { z } from 'zod';

/** Days for which a key and its answer are kept: a device that returns after a week can still repeat its writes. */
export const IDEMPOTENCY_DAYS = 14;

/** Sent with a write that its client may repeat. */
export const idempotencyHeader = {
  name: 'Idempotency-Key',
  description: `A UUID that the client makes for this write. A repeated request with the same key has no second effect and gets the answer of the first, for ${IDEMPOTENCY_DAYS} days. A refused request may be repeated with its key and is judged again.`,
  schema: z.uuid('Idempotency-Key must be a UUID.'),
} as const;

/** Recognizes a repeated write. */
export interface Idempotency {
  /** A UUID. */
  key: string;
  /** Hash of method, address and body, so that a key of another request is recognized. */
  requestHash: string;
}
