import { storageSettings } from '@printpartner/file-store';
import { readEnv } from '@printpartner/service-kit/settings';
import { z } from 'zod';

export const settings = z.object({
  DATABASE_URL: z.url().meta({ description: 'Postgres, with a role that owns every schema.', secret: true }),
  ...storageSettings.shape,
  CODE_SECRET: z
    .string()
    .optional()
    .meta({ description: 'Secret of codes and links in mails, for --include-secrets.', secret: true }),
  LINK_SECRET: z
    .string()
    .optional()
    .meta({ description: 'Secret of vendors’ links, for --include-secrets.', secret: true }),
});

/** The only reader of the environment of the backup container. */
export const readBackupSettings = (): z.output<typeof settings> => readEnv(settings, process.env);
