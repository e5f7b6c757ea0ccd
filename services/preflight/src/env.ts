import { readEnv, serviceSettings } from '@printpartner/service-kit';
import { z } from 'zod';

const settings = serviceSettings.extend({
  /** File store of uploads, shared with the gateway. */
  STORAGE_URL: z.url(),
  /** Files checked in parallel. */
  PREFLIGHT_WORKERS: z.coerce.number().int().min(1).max(16).default(2),
  /** Time limit per file, seconds. */
  PREFLIGHT_SECONDS: z.coerce.number().int().min(5).max(3_600).default(300),
  /** Time limit per file of a visitor, seconds. */
  PREFLIGHT_VISITOR_SECONDS: z.coerce.number().int().min(5).max(3_600).default(60),
  /** Minutes after the end of a check at which its session is removed with its result. */
  PREFLIGHT_KEPT_MINUTES: z.coerce.number().int().min(1).max(1_440).default(60),
});

export type PreflightSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readPreflightSettings = (): PreflightSettings => readEnv(settings, process.env);
