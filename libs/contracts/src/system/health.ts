import { z } from 'zod';

/** What a process says of itself. */
export const healthReport = z.object({
  status: z.enum(['ok', 'failing']),
  /** Part → 'ok' or what is wrong with it. */
  checks: z.record(z.string(), z.string()),
});
export type HealthReport = z.output<typeof healthReport>;

/** What the browser may know before anybody signs in. */
export const publicConfig = z.object({
  supportEmail: z.string(),
  appStoreUrl: z.string(),
  flags: z.record(z.string(), z.boolean()),
});
export type PublicConfig = z.output<typeof publicConfig>;
