import { join } from 'node:path';
import { prepareMail } from '../engines/mail.ts';
import { assertPortFree } from '../engines/ports.ts';
import { preparePostgres } from '../engines/postgres.ts';
import { prepareRedis } from '../engines/redis.ts';
import { claimRun } from '../processes/claim-run.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { adminPassword } from './admin-password.ts';
import { buildAll } from './build.ts';
import { migrateServices } from './migrate-services.ts';
import { provisionDatabase } from './provision-database.ts';
import { Secrets } from './secrets.ts';
import { serviceNames } from './services.ts';
import type { StartSettings } from './settings.ts';
import { systemProcesses } from './system-processes.ts';

export interface StartedSystem {
  /** Where mails are read, unless they leave by the operator's SMTP server. */
  mailUrl: string | undefined;
  adminPassword: string;
}

/** Brings the whole system up; resolves when every process is ready. */
export async function startSystem(
  settings: StartSettings,
  say: (line: string) => void,
  onSupervisor: (supervisor: Supervisor) => void,
): Promise<StartedSystem> {
  const { dataDir, port } = settings;
  const runFile = join(dataDir, 'run.json');
  await claimRun(runFile, say);
  await assertPortFree(port);
  const supervisor = new Supervisor({ dataDir, runFile, say });
  onSupervisor(supervisor);
  const secrets = new Secrets(dataDir);

  const [engines] = await Promise.all([startEngines(settings, secrets, supervisor, say), buildAll(say)]);
  const databaseUrls = await provisionDatabase(
    engines.databaseUrl,
    !settings.databaseUrl,
    serviceNames(),
    secrets,
  );
  await migrateServices(databaseUrls);

  say('Starting the services…');
  const password = adminPassword(settings.adminPassword, secrets, say);
  const codeSecret = settings.codeSecret ?? secrets.get('codes');
  const given = { ...settings, ...engines, adminPassword: password, codeSecret };
  await supervisor.start(systemProcesses(given, databaseUrls));
  return { mailUrl: engines.mailUrl, adminPassword: password };
}

interface Engines {
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  mailUrl: string | undefined;
}

async function startEngines(
  { dataDir, port, databaseUrl, redisUrl, smtpUrl }: StartSettings,
  secrets: Secrets,
  supervisor: Supervisor,
  say: (line: string) => void,
): Promise<Engines> {
  const postgres = databaseUrl ? undefined : await preparePostgres(dataDir, secrets.get('postgres'), say);
  const redis = redisUrl ? undefined : await prepareRedis(dataDir, secrets.get('redis'), say);
  const mail = smtpUrl ? undefined : await prepareMail(dataDir, port);
  await supervisor.start([postgres, redis, mail].flatMap((engine) => engine?.process ?? []));
  return {
    databaseUrl: databaseUrl ?? postgres?.url ?? '',
    redisUrl: redisUrl ?? redis?.url ?? '',
    smtpUrl: smtpUrl ?? mail?.smtpUrl ?? '',
    mailUrl: mail?.webUrl,
  };
}
