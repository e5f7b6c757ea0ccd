import {
  mailedUrl,
  mailSettings,
  nodeEnv,
  readEnv,
  serviceSettings,
  webSignUp,
} from '@printpartner/service-kit/settings';
import { z } from 'zod';

export const settings = serviceSettings.extend({
  WEB_SIGNUP: webSignUp,
  SHOW_RESET_CODE: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: also show reset codes on the screen, unless NODE_ENV is production.'),
  NODE_ENV: nodeEnv,
  CODE_SECRET: z.string().min(32).meta({
    description:
      'Secret that reset codes and confirmation links are derived from, at least 32 characters, the same for all replicas.',
    secret: true,
  }),
  PUBLIC_URL: mailedUrl,
  ...mailSettings.shape,
});

export type AuthSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readAuthSettings = (): AuthSettings => readEnv(settings, process.env);
