import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inheritedEnv } from '../processes/inherited-env.ts';
import type { ProcessDefinition } from '../processes/process-definition.ts';
import { inProject } from '../project-root.ts';
import { programOf } from './services.ts';
import { type GivenStorage, localUrlOf } from './settings.ts';

export interface SystemSettings {
  port: number;
  host: string;
  dataDir: string;
  /** Each process's own address of Redis, and its keys with others. */
  redisUrlOf: (name: string) => string;
  peerKeysOf: (name: string) => string;
  smtpUrl: string;
  /** The services that send mail. */
  mailingServices: readonly string[];
  publicUrl?: string | undefined;
  trustProxy?: string | undefined;
  adminPassword: string;
  codeSecret: string;
  linkSecret: string;
  openaiApiKey?: string | undefined;
  openaiBaseUrl?: string | undefined;
  storage?: GivenStorage;
  otlpHeaders?: string | undefined;
  graceSeconds: number;
}

/** Settings of the file store of uploads, in DATA_DIR unless the operator chose another. */
export function storageOf({
  storage = {},
  dataDir,
}: Pick<SystemSettings, 'storage' | 'dataDir'>): GivenStorage & { STORAGE_URL: string } {
  const { STORAGE_URL: url = pathToFileURL(join(dataDir, 'uploads')).href, SCRATCH_DIR } = storage;
  // A folder has room for this itself; the system's folder for temporary files may be in memory.
  const scratch = url.startsWith('file:') ? undefined : join(dataDir, 'scratch');
  return { ...storage, STORAGE_URL: url, SCRATCH_DIR: SCRATCH_DIR ?? scratch };
}

/** Every call passes the gateway. */
const GATEWAY_YOUNG_MB = 8;

/** The gateway and the services, each with only the settings and secrets that it needs. */
export function systemProcesses(
  settings: SystemSettings,
  databaseUrls: ReadonlyMap<string, string>,
): { gateway: ProcessDefinition; services: ProcessDefinition[] } {
  const { port, host, dataDir, redisUrlOf, peerKeysOf, smtpUrl, publicUrl, trustProxy, adminPassword } =
    settings;
  const { codeSecret, linkSecret, openaiApiKey, openaiBaseUrl, graceSeconds } = settings;
  const shared = (name: string) => ({
    REDIS_URL: redisUrlOf(name),
    PEER_KEYS: peerKeysOf(name),
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_HEADERS: settings.otlpHeaders,
  });
  const { SCRATCH_DIR, ...storage } = storageOf(settings);
  const gateway = nodeProcess(
    'gateway',
    'gateway',
    graceSeconds,
    {
      ...shared('gateway'),
      PORT: String(port),
      HOST: host,
      WEB_ROOT: inProject('web', 'dist'),
      // If not set, the gateway uses the request's host.
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: trustProxy,
      ADMIN_PASSWORD: adminPassword,
      ...storage,
    },
    GATEWAY_YOUNG_MB,
  );
  const services = [...databaseUrls].map(([service, databaseUrl]) =>
    nodeProcess(service, join('services', service), graceSeconds, {
      ...shared(service),
      DATABASE_URL: databaseUrl,
      ...(settings.mailingServices.includes(service) && {
        SMTP_URL: smtpUrl,
        // Links in mails always need a host.
        PUBLIC_URL: publicUrl ?? localUrlOf(settings),
      }),
      ...((service === 'preflight' || service === 'specs') && storage),
      SCRATCH_DIR: service === 'preflight' ? SCRATCH_DIR : undefined,
      CODE_SECRET: service === 'auth' ? codeSecret : undefined,
      LINK_SECRET: service === 'specs' ? linkSecret : undefined,
      OPENAI_API_KEY: service === 'chat' ? openaiApiKey : undefined,
      OPENAI_BASE_URL: service === 'chat' ? openaiBaseUrl : undefined,
    }),
  );
  return { gateway, services };
}

/**
 * One of our own processes. It reports over its IPC channel when it's ready.
 *
 * @param youngMb half of the space for new objects, MB. By default it grows to 16, which keeps 8 MB more in each process than
 * 4 do; with 1, collecting them takes a tenth of a call (measured).
 */
function nodeProcess(
  name: string,
  folder: string,
  graceSeconds: number,
  env: NodeJS.ProcessEnv,
  youngMb = 4,
): ProcessDefinition {
  return {
    name,
    command: process.execPath,
    args: [`--max-semi-space-size=${youngMb}`, inProject(programOf(folder))],
    cwd: inProject(folder),
    env: { ...inheritedEnv(), SHUTDOWN_GRACE_SECONDS: String(graceSeconds), ...env },
    stopSignal: 'SIGTERM',
    // It exits by itself when the grace is over, unless it hangs.
    stopTimeoutMs: (graceSeconds + 1) * 1_000,
  };
}
