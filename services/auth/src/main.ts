import { authRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { AuthModule } from './auth.module.ts';
import { readAuthSettings } from './env.ts';

await runMain(async () => {
  const settings = readAuthSettings();
  await bootService({
    peer: new Peer('auth', settings),
    module: AuthModule.with(settings),
    contracts: authRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
