import { specsRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { readSpecsSettings } from './env.ts';
import { SpecsModule } from './specs.module.ts';

await runMain(async () => {
  const settings = readSpecsSettings();
  await bootService({
    peer: new Peer('specs', settings),
    module: SpecsModule.with(settings),
    contracts: specsRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
