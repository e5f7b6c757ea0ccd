import { mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePort } from '../engines/ports.ts';
import { projectRoot } from '../project-root.ts';

export interface StartSettings {
  port: number;
  /** Absolute, links resolved; exists. */
  dataDir: string;
  /** A Postgres of the operator's own. */
  databaseUrl: string | undefined;
  /** A Redis of the operator's own. */
  redisUrl: string | undefined;
}

/** Reads what `npm start` needs from the environment. @throws PlainError */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = parsePort(env['PORT'] || '8080');
  const dataDir = resolve(projectRoot, env['DATA_DIR'] || '.data');
  mkdirSync(dataDir, { recursive: true });
  return {
    port,
    dataDir: realpathSync(dataDir),
    databaseUrl: env['DATABASE_URL'] || undefined,
    redisUrl: env['REDIS_URL'] || undefined,
  };
}
