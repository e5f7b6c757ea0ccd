import { z } from 'zod';
import { instant, instantAnswer } from '../date-time.ts';
import { limits } from '../limits.ts';
import { rowKeys } from '../row-keys.ts';
import { linesOfText } from '../text.ts';
import { project } from '../projects/project.ts';

/** UUID versions 1 to 5, as the alert rules require. */
const ALERT_PROJECT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const projectUuid = z
  .string()
  .max(100)
  .superRefine((id, ctx) => {
    if (!ALERT_PROJECT_ID.test(id))
      ctx.addIssue({ code: 'custom', message: `Invalid project UUID for alert: ${id}` });
  });

/** A project has at most one live 'reminder' and one live 'due-date'; a user has at most one live 'smoke-test'. */
export const alertType = z.enum(['reminder', 'due-date', 'smoke-test']);
export type AlertType = z.output<typeof alertType>;

const message = linesOfText(limits.reminderMessageMax).nullish();

const alertFields = z.object({
  id: z.uuid().optional(),
  project_id: projectUuid,
  /** Blank becomes "Reminder". */
  message,
  /** Same as message, which wins if both are given. */
  reminder_message: message,
  alert_type: alertType.default('reminder'),
  fire_at_utc: instant.optional(),
  /** Same as fire_at_utc, which wins if both are given. */
  alert_at: instant.optional(),
});

function byOwnNames<Fields extends z.output<typeof alertFields>>(
  { message: text, reminder_message: sameText, fire_at_utc, alert_at, ...rest }: Fields,
  ctx: z.core.$RefinementCtx,
) {
  const fireAt = fire_at_utc ?? alert_at;
  if (fireAt === undefined) {
    ctx.addIssue({ code: 'custom', path: ['fire_at_utc'], message: 'Required' });
    return z.NEVER;
  }
  return { ...rest, message: (text ?? sameText)?.trim() || 'Reminder', fire_at_utc: fireAt };
}

/** An alert to create or to replace. With the `id` of one of the user's alerts, that one takes the new values. */
export const alertDraft = alertFields.transform(byOwnNames);

/** The body of a request, which may also have what else the documents' rows have. */
export const alertDraftBody = alertFields
  .extend({
    /** A new alert is pending. */
    fired_at_utc: z.null('Acknowledge the alert to mark it as fired').optional(),
    created_at: z.unknown().optional(),
    ...rowKeys,
  })
  .transform(byOwnNames);

/** The part of a project that a reminder shows. */
export const alertProject = project.pick({
  id: true,
  uuid: true,
  project_name: true,
  client_name: true,
  estimate_number: true,
  status: true,
  due_date: true,
});
export type AlertProject = z.output<typeof alertProject>;

export const alert = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  project_id: z.uuid().nullable(),
  message: z.string(),
  /** Same as message. */
  reminder_message: z.string(),
  alert_type: alertType,
  fire_at_utc: instantAnswer,
  /** Same as fire_at_utc. */
  alert_at: instantAnswer,
  /** When a client acknowledged that the user saw it. */
  fired_at_utc: instantAnswer.nullable(),
  /** When the user answered it: done, snoozed, opened or closed. Null for one that was only shown. */
  handled_at: instantAnswer.nullable(),
  created_at: instantAnswer,
  /** Null when the alert has no project, the project was deleted, or its details are not known yet. */
  project: alertProject.nullable(),
});
export type Alert = z.output<typeof alert>;

/** The firing that was seen, so that a late acknowledgement of an earlier one does not hide the next. Omitted: any. */
export const acknowledgeForm = z.object({ fire_at_utc: instant.optional() });

/**
 * The firing that an action answers: the alert's `fire_at_utc` when it was shown. The action is refused if the alert was
 * moved or handled since. Omitted: the alert as it is now.
 */
export const shownFiringForm = z.object({ shown_fire_at_utc: instant.optional() });

export const snoozeForm = shownFiringForm.extend({ fire_at_utc: instant });

/** A test alert shows the given project, if any. */
export const testAlertForm = z.object({ project_id: projectUuid.nullish() });

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
