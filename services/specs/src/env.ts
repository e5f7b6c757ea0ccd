import { readEnv, serviceSettings } from '@printpartner/service-kit';
import type { z } from 'zod';

export type SpecsSettings = z.output<typeof serviceSettings>;

/** The only reader of the environment in this service. */
export const readSpecsSettings = (): SpecsSettings => readEnv(serviceSettings, process.env);
