import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { parsePort } from '../engines/ports.ts';
import { PlainError } from '../plain-error.ts';
import { projectRoot } from '../project-root.ts';
import { serviceNames } from './services.ts';

const storageNames = [
  'STORAGE_URL',
  'STORAGE_PREVIOUS_URL',
  'STORAGE_ACCESS_KEY_ID',
  'STORAGE_SECRET_ACCESS_KEY',
  'SCRATCH_DIR',
] as const;
export type GivenStorage = Readonly<Partial<Record<(typeof storageNames)[number], string | undefined>>>;

export interface StartSettings {
  port: number;
  /** Name or address that the gateway listens on. */
  host: string;
  /** Absolute path of an existing folder, symlinks resolved. */
  dataDir: string;
  /** The operator's own Postgres. */
  databaseUrl?: string | undefined;
  /** The operator's own Redis. */
  redisUrl?: string | undefined;
  /** Addresses of the operator's own Redis for the processes with users of their own. */
  redisUrls?: Readonly<Record<string, string>>;
  /** The operator's own SMTP server. */
  smtpUrl?: string | undefined;
  /** Public address of the product, if it differs from the request's host. */
  publicUrl?: string | undefined;
  /** Proxies whose X-Forwarded headers are trusted. */
  trustProxy?: string | undefined;
  /** Password of the admin pages; generated if not set. */
  adminPassword?: string | undefined;
  /** Settings of the file store of uploads, which is in DATA_DIR unless they say otherwise. */
  storage?: GivenStorage;
  /** Secret that codes in mails are derived from; generated if not set. */
  codeSecret?: string | undefined;
  /** Secret for the links and hashed addresses of vendors; generated if not set. */
  linkSecret?: string | undefined;
  /** Key and endpoint of a language model. With either, it answers the assistant's questions. */
  openaiApiKey?: string | undefined;
  openaiBaseUrl?: string | undefined;
  /** Headers for the receiver of traces, with its key. */
  otlpHeaders?: string | undefined;
  /** Seconds that the gateway, and then the services, have to finish their work when the system stops. */
  graceSeconds: number;
  /** Whether every process serves its metrics at a local port. */
  hasMetrics?: boolean | undefined;
}

/** Both together, and the engines, end within five seconds. */
const GRACE_SECONDS = 2;
const MAX_GRACE_SECONDS = 3_600;

/** Reads the settings of `npm start`. @throws PlainError */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = parsePort(settingOf(env, 'PORT') ?? '8080');
  return {
    port,
    host: settingOf(env, 'HOST') ?? 'localhost',
    dataDir: makeFolder(resolve(projectRoot, settingOf(env, 'DATA_DIR') ?? '.data')),
    databaseUrl: settingOf(env, 'DATABASE_URL'),
    redisUrl: settingOf(env, 'REDIS_URL'),
    redisUrls: Object.fromEntries(
      ['gateway', ...serviceNames()].flatMap((name) => {
        const url = settingOf(env, `REDIS_URL_${name.toUpperCase()}`);
        return url === undefined ? [] : [[name, url]];
      }),
    ),
    smtpUrl: settingOf(env, 'SMTP_URL'),
    publicUrl: settingOf(env, 'PUBLIC_URL'),
    trustProxy: settingOf(env, 'TRUST_PROXY'),
    adminPassword: settingOf(env, 'ADMIN_PASSWORD'),
    storage: Object.fromEntries(storageNames.map((name) => [name, settingOf(env, name)])),
    codeSecret: settingOf(env, 'CODE_SECRET'),
    linkSecret: settingOf(env, 'LINK_SECRET'),
    openaiApiKey: settingOf(env, 'OPENAI_API_KEY'),
    openaiBaseUrl: settingOf(env, 'OPENAI_BASE_URL'),
    otlpHeaders: settingOf(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    graceSeconds: parseGrace(settingOf(env, 'SHUTDOWN_GRACE_SECONDS')),
    hasMetrics: parseSwitch('METRICS', settingOf(env, 'METRICS')),
  };
}

/** Where a browser of this machine finds the product. */
export function localUrlOf({ host, port }: Pick<StartSettings, 'host' | 'port'>): string {
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** @returns its path with symlinks resolved */
function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return realpathSync(path);
  } catch (error) {
    throw new PlainError(`DATA_DIR must be a folder that can be written: ${(error as Error).message}.`);
  }
}

function parseGrace(value: string | undefined): number {
  if (value === undefined) return GRACE_SECONDS;
  const seconds = Number(value);
  if (seconds >= 1 && seconds <= MAX_GRACE_SECONDS) return seconds;
  throw new PlainError(
    `SHUTDOWN_GRACE_SECONDS must be a number from 1 to ${MAX_GRACE_SECONDS}, not "${value}".`,
  );
}

function parseSwitch(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new PlainError(`${name} must be true or false, not "${value}".`);
}

/**
 * Reads a setting from the variable NAME, or from the file named by NAME_FILE,
 * the convention for container secrets. Empty counts as not set.
 *
 * @throws PlainError if the file can't be read
 */
function settingOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  const file = env[`${name}_FILE`];
  if (value || !file) return value || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new PlainError(`${name}_FILE: can’t read ${file}`);
  }
}
