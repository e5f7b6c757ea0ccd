import { alertsRpcs } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { bootService, runMain } from '@printpartner/service-kit';
import { AlertsModule } from './alerts.module.ts';
import { readAlertsSettings } from './env.ts';

await runMain(async () => {
  const settings = readAlertsSettings();
  await bootService({
    peer: new Peer('alerts', settings),
    module: AlertsModule.with(settings),
    contracts: alertsRpcs,
    healthPort: settings.HEALTH_PORT,
    healthHost: settings.HEALTH_HOST,
    graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
    tracing: settings,
  });
});
