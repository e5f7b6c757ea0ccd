import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { healthReport } from './health.ts';

const seconds = z.number().nonnegative();

/** What waits in one place, and for how long. */
const backlog = z.object({
  waiting: z.int().nonnegative(),
  /** Age of the oldest that waits; null if nothing waits. */
  oldestSeconds: seconds.nullable(),
});

/** A mail that was given up, or that failed and is tried again. Without address and text, which are personal data. */
const failedMail = z.object({
  kind: z.string(),
  failedAt: instantAnswer,
  /** The SMTP reply code or the connection's error code, for instance `550` or `ECONNREFUSED`. */
  reason: z.string(),
  isGivenUp: z.boolean(),
});

/** What one service knows about its own work. */
export const serviceState = z.object({
  health: healthReport,
  /** Events that a subscriber has not acknowledged yet; null if not read. */
  outbox: backlog.nullable(),
  /** Null for a service that sends no mail, or if not read. The latest failures first. */
  mails: backlog.extend({ failed: z.int().nonnegative(), failures: z.array(failedMail).max(20) }).nullable(),
  /** Alerts that are due and not sent yet; null for every service but alerts, or if not read. */
  dueAlerts: backlog.nullable(),
  /** What the service has and could not read. Absent from a service of an earlier version. */
  unread: z.array(z.enum(['outbox', 'mails', 'dueAlerts'])).default([]),
});
export type ServiceState = z.output<typeof serviceState>;

/** The whole system at a glance, for the admin screen. */
export const systemState = z.object({
  at: instantAnswer,
  services: z.array(
    z.object({
      service: z.string(),
      /** Null if the service did not respond. */
      state: serviceState.nullable(),
      /** Time of the answer, milliseconds; null if there was none. */
      answerMs: z.number().nonnegative().nullable(),
      /** Calls in the service's request queue that no replica has taken yet; null if not read. */
      waitingCalls: z.int().nonnegative().nullable(),
    }),
  ),
  /** The BullMQ queues; null if not read. */
  queues: z
    .array(
      backlog.extend({
        queue: z.string(),
        active: z.int().nonnegative(),
        delayed: z.int().nonnegative(),
        failed: z.int().nonnegative(),
      }),
    )
    .nullable(),
  stores: z.array(
    z.object({
      store: z.enum(['postgres', 'redis', 'files']),
      /** Unknown if nobody that could tell has answered. */
      status: z.enum(['ok', 'failing', 'unknown']),
      /** Null if it can't be told. */
      usedBytes: z.number().nonnegative().nullable(),
      /** Space left for it; null if it has no limit or it can't be told. */
      freeBytes: z.number().nonnegative().nullable(),
    }),
  ),
});
export type SystemState = z.output<typeof systemState>;
