import { z } from 'zod';
import { alert } from './alert.ts';

/** The services that push. */
export const pushingServices = ['alerts', 'projects', 'specs'] as const;

/**
 * Redis pub/sub channel from these services to every gateway replica. Best effort: a stream also reads what is due
 * when it opens and on each ping.
 */
export const ALERT_PUSH_CHANNEL = 'alerts.push';

/**
 * An alert as it is pushed. A replica that has not been updated yet leaves out whose it is, which the push says, and
 * `handled_at`: an alert that just fell due is not handled.
 */
export const pushedAlert = alert.extend({
  user_id: alert.shape.user_id.optional(),
  handled_at: alert.shape.handled_at.default(null),
});

/** W3C traceparent of the span that pushed, while tracing is on. */
const traceparent = z.string().optional();

export const alertPush = z.discriminatedUnion('kind', [
  /** Alerts of one user that fell due together, oldest first, with everything a pop-up shows. */
  z
    .object({ kind: z.literal('due'), userId: z.uuid(), alerts: z.array(pushedAlert).min(1), traceparent })
    .transform((push) => ({
      ...push,
      alerts: push.alerts.map((one) => ({ ...one, user_id: one.user_id ?? push.userId })),
    })),
  /** The user's projects, upcoming or unhandled alerts changed: one was created, changed, moved, handled or removed. */
  z.object({ kind: z.literal('changed'), userId: z.uuid(), traceparent }),
]);
export type AlertPush = z.output<typeof alertPush>;
