import { readEnv, serviceSettings } from '@printpartner/service-kit/settings';
import type { z } from 'zod';

export const settings = serviceSettings;

export type AdminSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readAdminSettings = (): AdminSettings => readEnv(settings, process.env);
