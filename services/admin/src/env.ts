import { readEnv, serviceSettings } from '@printpartner/service-kit';
import type { z } from 'zod';

export type AdminSettings = z.output<typeof serviceSettings>;

/** The only reader of the environment in this service. */
export const readAdminSettings = (): AdminSettings => readEnv(serviceSettings, process.env);
