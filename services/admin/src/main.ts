import { adminRpcs } from '@printpartner/contracts';
import { bootService, runMain } from '@printpartner/service-kit';
import { AdminModule } from './admin.module.ts';
import { readAdminSettings } from './env.ts';

await runMain(async () => {
  const settings = readAdminSettings();
  await bootService({
    service: 'admin',
    module: AdminModule.with(settings),
    contracts: adminRpcs,
    redisUrl: settings.REDIS_URL,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
