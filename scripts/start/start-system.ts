import { join } from 'node:path';
import { assertPortFree } from '../engines/ports.ts';
import { preparePostgres } from '../engines/postgres.ts';
import { prepareRedis } from '../engines/redis.ts';
import { claimRun } from '../processes/claim-run.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { inProject } from '../project-root.ts';
import { buildAll } from './build.ts';
import { migrateServices } from './migrate-services.ts';
import { nodeProcess } from './node-process.ts';
import { provisionDatabase } from './provision-database.ts';
import { Secrets } from './secrets.ts';
import { serviceNames } from './services.ts';
import type { StartSettings } from './settings.ts';

/** Brings the whole system up; resolves when every process is ready. */
export async function startSystem(
  settings: StartSettings,
  say: (line: string) => void,
  onSupervisor: (supervisor: Supervisor) => void,
): Promise<void> {
  const { dataDir, port } = settings;
  const runFile = join(dataDir, 'run.json');
  await claimRun(runFile, say);
  await assertPortFree(port);
  const supervisor = new Supervisor({ dataDir, runFile, say });
  onSupervisor(supervisor);
  const secrets = new Secrets(dataDir);

  const [engines] = await Promise.all([startEngines(settings, secrets, supervisor, say), buildAll(say)]);
  const services = serviceNames();
  const databaseUrls = await provisionDatabase(engines.databaseUrl, !settings.databaseUrl, services, secrets);
  await migrateServices(databaseUrls);

  say('Starting the services…');
  const env = { REDIS_URL: engines.redisUrl, DATA_DIR: dataDir };
  await supervisor.start([
    nodeProcess('gateway', 'gateway', dataDir, {
      ...env,
      PORT: String(port),
      // The operator's own, with its rights, is for the steps before this one.
      DATABASE_URL: undefined,
      WEB_ROOT: inProject('web', 'dist'),
    }),
    ...services.map((service) =>
      nodeProcess(service, join('services', service), dataDir, {
        ...env,
        DATABASE_URL: databaseUrls.get(service),
      }),
    ),
  ]);
}

async function startEngines(
  { dataDir, databaseUrl, redisUrl }: StartSettings,
  secrets: Secrets,
  supervisor: Supervisor,
  say: (line: string) => void,
): Promise<{ databaseUrl: string; redisUrl: string }> {
  const postgres = databaseUrl ? undefined : await preparePostgres(dataDir, secrets.get('postgres'), say);
  const redis = redisUrl ? undefined : await prepareRedis(dataDir, secrets.get('redis'), say);
  await supervisor.start([postgres, redis].flatMap((engine) => engine?.process ?? []));
  return { databaseUrl: databaseUrl ?? postgres?.url ?? '', redisUrl: redisUrl ?? redis?.url ?? '' };
}
