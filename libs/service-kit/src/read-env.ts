import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Settings that do not fit; the message names each, never its value. */
export class SettingsError extends Error {}

/**
 * Validates the environment once, at start. Every setting may also be given as
 * `NAME_FILE`, the path of a file that holds it, as container secrets are. An
 * empty value counts as not set.
 *
 * @throws SettingsError naming every setting that is missing or wrong
 */
export function readEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const file = source[`${name}_FILE`];
    const value = source[name] || (file && readFileSync(file, 'utf8').trim());
    if (value) given[name] = value;
  }
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Settings do not fit. ${faults.join('; ')}`);
}

/** What every service reads; extend it with the service's own settings. */
export const serviceSettings = z.object({
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
  /** Where a container's health check asks; without it nothing listens. */
  HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
});
