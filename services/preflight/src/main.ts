import { preflightRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { readPreflightSettings } from './env.ts';
import { PreflightModule } from './preflight.module.ts';

await runMain(async () => {
  const settings = readPreflightSettings();
  await bootService({
    peer: new Peer('preflight', settings),
    module: PreflightModule.with(settings),
    contracts: preflightRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
