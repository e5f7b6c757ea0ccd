import { readEnv, serviceSettings } from '@printpartner/service-kit';
import type { z } from 'zod';

export type ProjectsSettings = z.output<typeof serviceSettings>;

/** The only reader of the environment in this service. */
export const readProjectsSettings = (): ProjectsSettings => readEnv(serviceSettings, process.env);
