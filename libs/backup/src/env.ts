import { readEnv } from '@printpartner/service-kit/settings';
import { z } from 'zod';

const settings = z.object({
  DATABASE_URL: z.url(),
  STORAGE_URL: z.url(),
});

/** The only reader of the environment of the backup container. */
export const readBackupSettings = (): z.output<typeof settings> => readEnv(settings, process.env);
