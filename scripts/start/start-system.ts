import { join } from 'node:path';
import { prepareMail } from '../engines/mail.ts';
import { assertPortFree } from '../engines/ports.ts';
import { preparePostgres } from '../engines/postgres.ts';
import { prepareRedis } from '../engines/redis.ts';
import { redisUrlOf } from '../engines/redis-users.ts';
import { claimRun } from '../processes/claim-run.ts';
import type { ProcessDefinition } from '../processes/process-definition.ts';
import { logWhenSlow } from '../processes/log-when-slow.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { adminPassword } from './admin-password.ts';
import { buildAll } from './build.ts';
import { openMetricsPorts } from './metrics-ports.ts';
import { migrateServices } from './migrate-services.ts';
import { provisionDatabase } from './provision-database.ts';
import { Secrets } from './secrets.ts';
import { serviceNames } from './services.ts';
import type { StartSettings } from './settings.ts';
import { systemProcesses } from './system-processes.ts';

/** Layers, stopped in reverse order: requests under way in the gateway need the services, and those the engines. */
const ENGINES = 0;
const SERVICES = 1;
const GATEWAY = 2;

export interface StartedSystem {
  /** Page of the mail catcher; undefined if the operator's SMTP server sends the mails. */
  mailUrl: string | undefined;
  adminPassword: string;
  /** Each service's connection to its own schema. */
  databaseUrls: ReadonlyMap<string, string>;
}

/** Starts the whole system. Resolves when every process is ready. */
export async function startSystem(
  settings: StartSettings,
  log: (line: string) => void,
  onSupervisor: (supervisor: Supervisor) => void,
): Promise<StartedSystem> {
  const { dataDir, port, host } = settings;
  const runFile = join(dataDir, 'run.json');
  await claimRun(runFile, log);
  await assertPortFree(port, host);
  const supervisor = new Supervisor({ dataDir, runFile, log });
  onSupervisor(supervisor);
  const secrets = new Secrets(dataDir);

  const { postgres, redis, mail, ...urls } = await prepareEngines(settings, secrets, log);
  const startEngines = (...engines: (ProcessDefinition | undefined)[]) =>
    supervisor.start(
      engines.filter((engine) => engine !== undefined),
      ENGINES,
    );
  const startServices = async () => {
    await Promise.all([startEngines(postgres, redis), buildAll(log)]);
    if (settings.adminPassword !== undefined) {
      const { checkAdminPassword } = await import('./check-admin-password.built.ts');
      checkAdminPassword(settings.adminPassword);
    }
    const databaseUrls = await prepareDatabase(urls.databaseUrl, !settings.databaseUrl, secrets, log);
    log('Starting the services…');
    const password = adminPassword(settings.adminPassword, secrets, log);
    const codeSecret = settings.codeSecret ?? secrets.get('codes');
    const linkSecret = settings.linkSecret ?? secrets.get('links');
    const { mailingServices, peerKeysOf } = await import('./from-contracts.built.ts');
    const peerSecret = secrets.get('peers');
    const systemSettings = {
      ...settings,
      ...urls,
      redisUrlOf: (name: string) => settings.redisUrls?.[name] ?? urls.redisUrlOf(name),
      peerKeysOf: (name: string) => peerKeysOf(name, peerSecret),
      mailingServices,
      adminPassword: password,
      codeSecret,
      linkSecret,
    };
    const { gateway, services } = systemProcesses(systemSettings, databaseUrls);
    if (settings.hasMetrics) log(`metrics: ${await openMetricsPorts([gateway, ...services], dataDir)}`);
    await Promise.all([supervisor.start(services, SERVICES), supervisor.start([gateway], GATEWAY)]);
    return { password, databaseUrls };
  };
  // The services don't need the mail catcher to start: mails wait in the database until it's up.
  const [{ password, databaseUrls }] = await Promise.all([startServices(), startEngines(mail)]);
  return { mailUrl: urls.mailUrl, adminPassword: password, databaseUrls };
}

/** Creates and migrates each service's schema. @returns the connection URL of each service */
async function prepareDatabase(
  adminUrl: string,
  ownsServer: boolean,
  secrets: Secrets,
  log: (line: string) => void,
): Promise<Map<string, string>> {
  const provisioned = provisionDatabase(adminUrl, ownsServer, serviceNames(), secrets);
  const databaseUrls = await logWhenSlow(log, () => 'Creating the database roles…', provisioned);
  await logWhenSlow(log, () => 'Migrating the database…', migrateServices(databaseUrls));
  return databaseUrls;
}

interface Engines {
  databaseUrl: string;
  redisUrlOf: (name: string) => string;
  smtpUrl: string;
  mailUrl: string | undefined;
  /** Undefined if the operator has their own. */
  postgres: ProcessDefinition | undefined;
  redis: ProcessDefinition | undefined;
  mail: ProcessDefinition | undefined;
}

async function prepareEngines(
  { dataDir, port, databaseUrl, redisUrl, smtpUrl }: StartSettings,
  secrets: Secrets,
  log: (line: string) => void,
): Promise<Engines> {
  const postgres = databaseUrl ? undefined : await preparePostgres(dataDir, secrets.get('postgres'), log);
  const redisSecret = secrets.get('redis');
  const redis = redisUrl ? undefined : await prepareRedis(dataDir, redisSecret, log);
  const mail = smtpUrl ? undefined : await prepareMail(dataDir, port);
  return {
    databaseUrl: databaseUrl ?? postgres?.socketUrl ?? '',
    redisUrlOf: (name) => redisUrl ?? redisUrlOf(name, redis?.socketUrl ?? '', redisSecret),
    smtpUrl: smtpUrl ?? mail?.smtpUrl ?? '',
    mailUrl: mail?.webUrl,
    postgres: postgres?.process,
    redis: redis?.process,
    mail: mail?.process,
  };
}
