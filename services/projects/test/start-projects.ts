import { alertsEvents, authEvents, projectsRpcs, specsEvents } from '@printpartner/contracts';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { startService } from '@printpartner/testing';
import { projectsDatabase } from '../src/database.ts';
import { ProjectsModule } from '../src/projects.module.ts';

/** The projects service on its own database and Redis, with publishers in place of auth, alerts and specs. */
export async function startProjects({ isProxied = false } = {}) {
  const service = await startService({
    database: projectsDatabase,
    contracts: projectsRpcs,
    module: (settings) => ProjectsModule.with(settings),
    isProxied,
  });
  const { database, call, callOnce, proxy, stop } = service;
  const accounts = await service.publisher('auth', authEvents);
  const alerts = await service.publisher('alerts', alertsEvents);
  const specs = await service.publisher('specs', specsEvents);
  const { redis } = service;
  const sweepTombstones = () => service.app.get(TombstonesSweeper).sweep();
  return {
    database,
    redis,
    call,
    callOnce,
    proxy,
    accounts,
    alerts,
    specs,
    sweepTombstones,
    stop,
  };
}
export type Projects = Awaited<ReturnType<typeof startProjects>>;
