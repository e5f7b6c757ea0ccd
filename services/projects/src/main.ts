import { projectsRpcs } from '@printpartner/contracts';
import { bootService, runMain } from '@printpartner/service-kit';
import { readProjectsSettings } from './env.ts';
import { ProjectsModule } from './projects.module.ts';

await runMain(async () => {
  const settings = readProjectsSettings();
  await bootService({
    service: 'projects',
    module: ProjectsModule.with(settings),
    contracts: projectsRpcs,
    redisUrl: settings.REDIS_URL,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
