import { jobColorSteps } from './job-color-steps.ts';
import { jobPageSteps } from './job-page-steps.ts';
import type { Steps } from './steps.ts';

/** Differences from the job, by kind of finding as the engine names them. */
export const jobSteps: Readonly<Record<string, Steps>> = { ...jobPageSteps, ...jobColorSteps };
