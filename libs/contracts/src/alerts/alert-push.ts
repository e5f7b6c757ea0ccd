import { z } from 'zod';

/**
 * Redis pub/sub from alerts to every gateway replica, best effort: Postgres
 * and the poller stand behind it.
 */
export const alertPushChannel = 'alerts.due';

/** Names what fell due; the gateway fetches the alert itself for the streams of that user. */
export const alertPush = z.object({ userId: z.uuid(), alertId: z.uuid() });
export type AlertPush = z.output<typeof alertPush>;
