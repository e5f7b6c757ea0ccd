import { adminPassword } from '@printpartner/contracts';
import { storageSettings } from '@printpartner/file-store';
import {
  nodeEnv,
  processSettings,
  publicUrl,
  readEnv,
  uploadLimitMb,
  webSignUp,
} from '@printpartner/service-kit/settings';
import { z } from 'zod';
import { isProxyTrust } from './http/client-ip.ts';

export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('Port of the web app and API.'),
  HOST: z
    .string()
    .default('localhost')
    .describe(
      'Address that the web app and API are opened on: localhost for this machine alone, 0.0.0.0 for every network.',
    ),
  NODE_ENV: nodeEnv,
  WEB_ROOT: z.string().optional().meta({
    description: 'Folder of the built web app. Without it, only the API is served.',
    internal: true,
  }),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyTrust, 'Must be a count, addresses, or loopback')
    .optional()
    .describe('Trusted proxies for X-Forwarded headers: a number of hops, or addresses.'),
  ADMIN_PASSWORD: adminPassword
    .optional()
    .meta({ description: 'Password of the admin pages, at least 12 characters.', secret: true }),
  BODY_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(600)
    .default(60)
    .describe("Seconds for a request's body to arrive, except for uploads."),
  ...storageSettings.shape,
  UPLOAD_LIMIT_MB: uploadLimitMb,
  UPLOAD_IDLE_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(600)
    .default(60)
    .describe('Seconds without data after which an upload is canceled.'),
  UPLOAD_FREE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_024)
    .describe('Free disk space that uploads always leave, MB. Uploads that would use it are refused.'),
  SUPPORT_EMAIL: z.email().default('support@printpartner.example').describe('Shown on the support page.'),
  APP_STORE_URL: z
    .url()
    .optional()
    .describe('Link of the Download App button. Without it, the app is not offered.'),
  WEB_SIGNUP: webSignUp,
  CROSS_DEVICE_SYNC: z
    .stringbool()
    .default(true)
    .describe('Project Tracking shows that other devices are kept up to date: true or false.'),
  ...processSettings.shape,
});

export type GatewaySettings = z.output<typeof settings>;

/** The only reader of the environment in the gateway. */
export const readGatewaySettings = (): GatewaySettings => readEnv(settings, process.env);
