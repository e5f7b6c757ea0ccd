import { mailSettings, readEnv, serviceSettings } from '@printpartner/service-kit';
import { z } from 'zod';

const settings = serviceSettings.extend({
  /** What to do with a sign-up from the web: allow it (`flag`) or refuse it (`block`). */
  WEB_SIGNUP: z.enum(['flag', 'block']).default('flag'),
  /** Shows reset codes on screen; ignored in production. */
  SHOW_RESET_CODE: z.enum(['true', 'false']).default('false'),
  NODE_ENV: z.string().optional(),
  /** Reset codes and confirmation links are derived from it; must be the same for all replicas. */
  CODE_SECRET: z.string().min(32),
  /** Base of links in mails. */
  PUBLIC_URL: z.url(),
  ...mailSettings.shape,
});

export type AuthSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readAuthSettings = (): AuthSettings => readEnv(settings, process.env);
