import type { Alert } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';

/** One firing of an alert. A snoozed alert keeps its id and fires again at another time. */
export type Firing = Pick<Alert, 'id' | 'fire_at_utc'>;

/** Tells the server that the user has seen this firing. Idempotent. */
export async function acknowledgeAlert({ id, fire_at_utc }: Firing): Promise<void> {
  await api('POST /api/alerts/:id/ack', { params: { id }, body: { fire_at_utc } });
}
