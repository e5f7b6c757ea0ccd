import { z } from 'zod';

/** Health of a process and its parts. */
export const healthReport = z.object({
  status: z.enum(['ok', 'failing']),
  /** Part → 'ok' or the problem. */
  checks: z.record(z.string(), z.string()),
});
export type HealthReport = z.output<typeof healthReport>;

/** Configuration that the browser reads before sign-in. */
export const publicConfig = z.object({
  supportEmail: z.string(),
  appStoreUrl: z.string(),
  flags: z.record(z.string(), z.boolean()),
});
export type PublicConfig = z.output<typeof publicConfig>;
