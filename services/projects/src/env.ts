import { readEnv, serviceSettings } from '@printpartner/service-kit/settings';
import type { z } from 'zod';

export const settings = serviceSettings;

export type ProjectsSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readProjectsSettings = (): ProjectsSettings => readEnv(settings, process.env);
