import { z } from 'zod';
import { alert } from './alert.ts';

/**
 * Redis pub/sub channel from alerts and projects to every gateway replica. Best effort: a stream also reads what is due
 * when it opens and on each ping.
 */
export const ALERT_PUSH_CHANNEL = 'alerts.push';

export const alertPush = z.discriminatedUnion('kind', [
  /** Alerts of one user that fell due together, oldest first, with everything a pop-up shows. */
  z.object({ kind: z.literal('due'), userId: z.uuid(), alerts: z.array(alert).min(1) }),
  /** The user's projects, upcoming or unhandled alerts changed: one was created, changed, moved, handled or removed. */
  z.object({ kind: z.literal('changed'), userId: z.uuid() }),
]);
export type AlertPush = z.output<typeof alertPush>;
