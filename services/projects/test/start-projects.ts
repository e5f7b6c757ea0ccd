import { alertsEvents, authEvents, projectsRpcs } from '@printpartner/contracts';
import { bootService, migrate } from '@printpartner/service-kit';
import { createTestDatabase, startEventTeller, startRedis, startServiceClient } from '@printpartner/testing';
import { projectsDatabase } from '../src/database.ts';
import { ProjectsModule } from '../src/projects.module.ts';

/** The projects service on its own database and Redis, called through its queue. */
export async function startProjects() {
  const [database, redis] = await Promise.all([createTestDatabase({ service: 'projects' }), startRedis()]);
  await migrate({ ...projectsDatabase, url: database.url });
  const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, LOG_LEVEL: 'fatal' as const };
  const app = await bootService({
    service: 'projects',
    module: ProjectsModule.with(settings),
    contracts: projectsRpcs,
    redisUrl: redis.url,
  });
  const accounts = await startEventTeller({
    service: 'auth',
    database,
    redisUrl: redis.url,
    hearer: 'projects',
    events: authEvents,
  });
  const alerts = await startEventTeller({
    service: 'alerts',
    database,
    redisUrl: redis.url,
    hearer: 'projects',
    events: alertsEvents,
  });
  const client = await startServiceClient(redis.url);
  return {
    database,
    call: client.call,
    accounts,
    alerts,
    async stop() {
      await Promise.all([accounts.stop(), alerts.stop()]);
      await client.close();
      await app.close();
      await redis.stop();
      await database.close();
    },
  };
}
export type Projects = Awaited<ReturnType<typeof startProjects>>;
