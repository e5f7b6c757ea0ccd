import { mailedUrl, mailSettings, readEnv, serviceSettings } from '@printpartner/service-kit/settings';
import { z } from 'zod';

/** The largest horizon that the settings allow. */
export const MAX_HORIZON_MINUTES = 1_440;

export const settings = serviceSettings.extend({
  ALERT_HORIZON_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_HORIZON_MINUTES)
    .default(60)
    .describe('Reminders due within this many minutes are queued in Redis; later ones stay in Postgres.'),
  ALERT_SWEEP_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(5_000)
    .describe('Interval for queueing reminders from Postgres, milliseconds.'),
  ALERT_TEST_DELAY_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(3_600_000)
    .default(60_000)
    .describe('Delay of a test alert, milliseconds.'),
  PUBLIC_URL: mailedUrl,
  ...mailSettings.shape,
});

export type AlertsSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readAlertsSettings = (): AlertsSettings => readEnv(settings, process.env);
