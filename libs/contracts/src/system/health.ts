import { z } from 'zod';
import { chatMode } from '../chat/chat.ts';

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
  /** Which mode of the assistant answers; `unknown` while its service is away. */
  assistant: chatMode.or(z.literal('unknown')),
});
export type PublicConfig = z.output<typeof publicConfig>;
