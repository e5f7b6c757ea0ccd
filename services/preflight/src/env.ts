import { scratchSettings, storageSettings } from '@printpartner/file-store';
import { readEnv, serviceSettings, uploadLimitMb } from '@printpartner/service-kit/settings';
import { z } from 'zod';

export const settings = serviceSettings.extend({
  ...storageSettings.shape,
  ...scratchSettings.shape,
  PREFLIGHT_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(2)
    .describe('PDFs checked in parallel. Each may take 2.5 GB of memory.'),
  PREFLIGHT_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(3_600)
    .default(300)
    .describe('Time limit per PDF, seconds.'),
  PREFLIGHT_VISITOR_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(3_600)
    .default(60)
    .describe('Time limit per PDF of a visitor without an account, seconds.'),
  PREFLIGHT_KEPT_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_440)
    .default(60)
    .describe(
      'Minutes after the end of a check at which its result is removed. The PDF is removed as soon as its check ends.',
    ),
  UPLOAD_LIMIT_MB: uploadLimitMb,
  FILES_OF_USER_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(5_120)
    .describe('Room for the files of one user’s projects with all their versions, MB.'),
  FILES_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(102_400)
    .describe('Room for the files of all users’ projects together, MB.'),
});

export type PreflightSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readPreflightSettings = (): PreflightSettings => readEnv(settings, process.env);
