import { mailSettings, readEnv, serviceSettings } from '@printpartner/service-kit';
import { z } from 'zod';
import { MAX_HORIZON_MINUTES } from './clock/alert-clock.ts';

const settings = serviceSettings.extend({
  /** Alerts due within this many minutes have a job in Redis; the rest are only in Postgres. */
  ALERT_HORIZON_MINUTES: z.coerce.number().int().min(1).max(MAX_HORIZON_MINUTES).default(60),
  /** How often alerts that should have a job in Redis are looked for, ms. */
  ALERT_SWEEP_MS: z.coerce.number().int().min(100).max(600_000).default(5_000),
  /** Time from the request to the test alert, ms. */
  ALERT_TEST_DELAY_MS: z.coerce.number().int().min(1_000).max(3_600_000).default(60_000),
  /** Address of the product, for links in mails. */
  PUBLIC_URL: z.url(),
  ...mailSettings.shape,
});

export type AlertsSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readAlertsSettings = (): AlertsSettings => readEnv(settings, process.env);
