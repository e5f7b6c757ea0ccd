import { mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePort } from '../engines/ports.ts';
import { projectRoot } from '../project-root.ts';
import { settingOf } from './setting-of.ts';

export interface StartSettings {
  port: number;
  /** Absolute, links resolved; exists. */
  dataDir: string;
  /** A Postgres of the operator's own. */
  databaseUrl?: string | undefined;
  /** A Redis of the operator's own. */
  redisUrl?: string | undefined;
  /** An SMTP server of the operator's own. */
  smtpUrl?: string | undefined;
  /** Where users reach the product, when that is not the host they ask for. */
  publicUrl?: string | undefined;
  /** Proxies whose X-Forwarded headers are believed. */
  trustProxy?: string | undefined;
  /** Opens the admin pages; one is made when there is none. */
  adminPassword?: string | undefined;
  /** Where uploads lie, when that is not below DATA_DIR. */
  storageUrl?: string | undefined;
  /** What codes in mails are worked out from; one is made when there is none. */
  codeSecret?: string | undefined;
}

/** Reads what `npm start` needs from the environment. @throws PlainError */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = parsePort(settingOf(env, 'PORT') ?? '8080');
  const dataDir = resolve(projectRoot, settingOf(env, 'DATA_DIR') ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  return {
    port,
    dataDir: realpathSync(dataDir),
    databaseUrl: settingOf(env, 'DATABASE_URL'),
    redisUrl: settingOf(env, 'REDIS_URL'),
    smtpUrl: settingOf(env, 'SMTP_URL'),
    publicUrl: settingOf(env, 'PUBLIC_URL'),
    trustProxy: settingOf(env, 'TRUST_PROXY'),
    adminPassword: settingOf(env, 'ADMIN_PASSWORD'),
    storageUrl: settingOf(env, 'STORAGE_URL'),
    codeSecret: settingOf(env, 'CODE_SECRET'),
  };
}
