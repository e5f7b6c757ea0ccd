import { createHash } from 'node:crypto';
import { type Idempotency, idempotencyHeader } from '@printpartner/contracts';
import type { Request } from 'express';
import { validate } from './validate.ts';

/** The key of a write that its client may repeat; undefined without one. @throws AppError request.invalid */
export function idempotencyOf(request: Request): Idempotency | undefined {
  const sent = request.get(idempotencyHeader.name);
  if (sent === undefined) return undefined;
  const key = validate(idempotencyHeader.schema, sent).toLowerCase();
  const body: unknown = request.body;
  const subject = JSON.stringify([request.method, request.originalUrl, body ?? null]);
  return { key, requestHash: createHash('sha256').update(subject).digest('base64url') };
}
