import { projectsRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { readProjectsSettings } from './env.ts';
import { ProjectsModule } from './projects.module.ts';

await runMain(async () => {
  const settings = readProjectsSettings();
  await bootService({
    peer: new Peer('projects', settings),
    module: ProjectsModule.with(settings),
    contracts: projectsRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
