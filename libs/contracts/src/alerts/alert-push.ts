import { z } from 'zod';

/**
 * Redis pub/sub channel from alerts to every gateway replica. Best effort: a stream also reads what is due
 * when it opens and on each ping.
 */
export const alertPushChannel = 'alerts.push';

export const alertPush = z.discriminatedUnion('kind', [
  /** An alert fell due. */
  z.object({ kind: z.literal('due'), userId: z.uuid(), alertId: z.uuid() }),
  /** The user's upcoming alerts changed: one was created, moved, acknowledged or canceled. */
  z.object({ kind: z.literal('changed'), userId: z.uuid() }),
]);
export type AlertPush = z.output<typeof alertPush>;
