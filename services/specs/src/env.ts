import { storageSettings } from '@printpartner/file-store';
import { mailedUrl, mailSettings, readEnv, serviceSettings } from '@printpartner/service-kit/settings';
import { z } from 'zod';

export const settings = serviceSettings.extend({
  LINK_SECRET: z.string().min(32).meta({
    description:
      'Secret for the links and hashed addresses of vendors, at least 32 characters, the same for all replicas.',
    secret: true,
  }),
  ...storageSettings.shape,
  PUBLIC_URL: mailedUrl,
  ...mailSettings.shape,
});

export type SpecsSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readSpecsSettings = (): SpecsSettings => readEnv(settings, process.env);
