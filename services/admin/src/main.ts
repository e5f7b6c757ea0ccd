import { adminRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { AdminModule } from './admin.module.ts';
import { readAdminSettings } from './env.ts';

await runMain(async () => {
  const settings = readAdminSettings();
  await bootService({
    peer: new Peer('admin', settings),
    module: AdminModule.with(settings),
    contracts: adminRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
