import { operationsSettings, readEnv, shutdownSettings } from '@printpartner/service-kit';
import { tracingSettings } from '@printpartner/tracing';
import { z } from 'zod';
import { isProxyTrust } from './http/trust-proxy.ts';

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  REDIS_URL: z.url(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
  NODE_ENV: z.string().optional(),
  /** Folder of the built web app; without it, only the API is served. */
  WEB_ROOT: z.string().optional(),
  /** Public URL of the product, if it differs from the request's host. */
  PUBLIC_URL: z.url().optional(),
  /** Proxies whose X-Forwarded headers are trusted: a count or addresses, as in Express. */
  TRUST_PROXY: z.string().refine(isProxyTrust, 'Must be a count, addresses, or loopback').optional(),
  /** Password of the admin pages; without it, nobody has access. */
  ADMIN_PASSWORD: z.string().min(12, 'Must have at least 12 characters').optional(),
  /** Time for a request's body to arrive, except for uploads, seconds. */
  BODY_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  /** Folder of uploads, shared with the preflight service. */
  STORAGE_URL: z.url(),
  /** Largest PDF, MB. */
  UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(4_096).default(500),
  /** Idle timeout of an upload, seconds. */
  UPLOAD_IDLE_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  /** Free disk space that uploads leave, MB; those that would use it are refused. */
  UPLOAD_FREE_MB: z.coerce.number().int().min(0).default(1_024),
  SUPPORT_EMAIL: z.email().default('support@printpartner.example'),
  APP_STORE_URL: z.url().optional(),
  /** Shows in Project Tracking that other devices are kept up to date. */
  CROSS_DEVICE_SYNC: z.stringbool().default(true),
  ...operationsSettings.shape,
  ...shutdownSettings.shape,
  ...tracingSettings.shape,
});

export type GatewaySettings = z.output<typeof settings>;

/** The only reader of the environment in the gateway. */
export const readGatewaySettings = (): GatewaySettings => readEnv(settings, process.env);
