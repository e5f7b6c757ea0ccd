import { readFileSync } from 'node:fs';
import { parsePeerKeys } from '@printpartner/messaging/peer';
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
export const processSettings = z.object({
  REDIS_URL: z.url().meta({ description: "Redis, with the process's own user.", secret: true }),
  PEER_KEYS: z
    .string()
    .transform((text, context) => {
      try {
        return parsePeerKeys(text);
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    })
    .meta({
      description: 'Keys that this process shares with others to sign calls and events. Generated.',
      secret: true,
      internal: true,
    }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
    .default('info')
    .describe('Least important lines in the logs: trace, debug, info, warn, error or fatal.'),
  HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description:
      'Port of the health check and the metrics, which must not be published. Without it, none is opened.',
    internal: true,
  }),
  HEALTH_HOST: z
    .string()
    .optional()
    .meta({ description: 'Address that HEALTH_PORT is opened on; all by default.', internal: true }),
  SHUTDOWN_GRACE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3_600)
    .default(2)
    .describe(
      'Seconds that a process has to finish started requests when it stops; then it exits. With docker-compose less than 60.',
    ),
  ...tracingSettings.shape,
});

/** Settings of every service; extend them with the service's own. */
export const serviceSettings = z.object({
  DATABASE_URL: z.url().meta({ description: 'Postgres, with the role of one service.', secret: true }),
  ...processSettings.shape,
});

/** The setting of processes that need to know the product's address; it is spread into their own settings. */
export const publicUrl = z
  .url()
  .describe(
    'Public address of the product, used for links in mails, and the only name that requests may be for but localhost and HOST.',
  );

/** The gateway only tells the screens, the auth service keeps it. */
export const webSignUp = z
  .enum(['flag', 'block'])
  .default('flag')
  .describe('Sign-ups on the web: flag allows them, block refuses them.');

/** The same for processes that write mails, which have no request to take a host from. */
export const mailedUrl = publicUrl.default('http://localhost:8080');

/** The gateway refuses larger uploads to Preflight, and its service doesn't check larger files of projects. */
export const uploadLimitMb = z.coerce
  .number()
  .int()
  .min(1)
  .max(4_096)
  .default(500)
  .describe('Maximum size of a PDF that is checked, MB.');

export const nodeEnv = z.string().optional().describe('production: no reset codes on screen.');
