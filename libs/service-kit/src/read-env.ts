import { readFileSync } from 'node:fs';
import { tracingSettings } from '@printpartner/tracing';
import { z } from 'zod';

/** Invalid environment variables. The message contains names but no values. */
export class SettingsError extends Error {}

/**
 * Validates the environment once, at startup. Every setting may also be given as
 * `NAME_FILE`, the path of a file with its value, as container secrets are. An empty
 * value counts as not set.
 *
 * @throws SettingsError listing every missing or invalid setting
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
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Invalid environment variables: ${problems.join('; ')}`);
}

/** Settings of every process that answers requests; spread `.shape` into its own settings. */
export const shutdownSettings = z.object({
  /** Seconds that the process has to finish its work after SIGTERM; then it exits. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(1).max(3_600).default(2),
});

/** Settings of every process that those who run the system watch; spread `.shape` into its own settings. */
export const operationsSettings = z.object({
  /** Port of the health check and the metrics, which must not be published; without it, none is opened. */
  HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address that it listens on; all by default. */
  HEALTH_HOST: z.string().optional(),
});

/** Settings of every service; extend them with the service's own. */
export const serviceSettings = z.object({
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
  ...operationsSettings.shape,
  ...shutdownSettings.shape,
  ...tracingSettings.shape,
});
