import { readEnv, serviceSettings } from '@printpartner/service-kit';
import { z } from 'zod';

const settings = serviceSettings.extend({
  /** What to do with a sign-up from the web: let it pass, or refuse it. */
  WEB_SIGNUP: z.enum(['flag', 'block']).default('flag'),
});

export type AuthSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readAuthSettings = (): AuthSettings => readEnv(settings, process.env);
