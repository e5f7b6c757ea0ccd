import { preflightRpcs } from '@printpartner/contracts';
import { bootService, runMain } from '@printpartner/service-kit';
import { readPreflightSettings } from './env.ts';
import { PreflightModule } from './preflight.module.ts';

await runMain(async () => {
  const settings = readPreflightSettings();
  await bootService({
    service: 'preflight',
    module: PreflightModule.with(settings),
    contracts: preflightRpcs,
    redisUrl: settings.REDIS_URL,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
