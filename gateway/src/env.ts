import { readEnv } from '@printpartner/service-kit';
import { z } from 'zod';
import { isProxyTrust } from './http/trust-proxy.ts';

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  REDIS_URL: z.url(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
  NODE_ENV: z.string().optional(),
  /** The built web app; without it only the API is served. */
  WEB_ROOT: z.string().optional(),
  /** Where users reach the product, when that is not the host they ask for. */
  PUBLIC_URL: z.url().optional(),
  /** Proxies whose X-Forwarded headers are believed: a count, or addresses as Express takes them. */
  TRUST_PROXY: z.string().refine(isProxyTrust, 'Must be a count, addresses, or loopback').optional(),
  /** Opens the admin pages; without it nobody gets in. */
  ADMIN_PASSWORD: z.string().min(12, 'Must have at least 12 characters').optional(),
  /** Where uploads lie, shared with the preflight service. */
  STORAGE_URL: z.url(),
  /** Largest PDF, MB. */
  UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(4_096).default(500),
  /** Seconds that an upload may stand still. */
  UPLOAD_IDLE_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  /** Free space on the disk of the uploads below which none is taken, MB. */
  UPLOAD_FREE_MB: z.coerce.number().int().min(0).default(1_024),
  SUPPORT_EMAIL: z.email().default('support@printpartner.example'),
  APP_STORE_URL: z.url().optional(),
});

export type GatewaySettings = z.output<typeof settings>;

/** The only reader of the environment in the gateway. */
export const readGatewaySettings = (): GatewaySettings => readEnv(settings, process.env);
