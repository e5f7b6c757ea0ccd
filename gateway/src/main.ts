import { announceReady, endWithParent, limitShutdown, runMain } from '@printpartner/service-kit';
import { createGateway } from './create-gateway.ts';
import { readGatewaySettings } from './env.ts';

await runMain(async () => {
  const settings = readGatewaySettings();
  const app = await createGateway(settings);
  app.enableShutdownHooks();
  await app.listen(settings.PORT);
  endWithParent();
  limitShutdown(settings.SHUTDOWN_GRACE_SECONDS);
  announceReady();
});
