import {
  announceReady,
  endWithParent,
  limitShutdown,
  openOperationsPort,
  runMain,
} from '@printpartner/service-kit';
import { unlockOnSignal } from './admin/unlock-on-signal.ts';
import { createGateway } from './create-gateway.ts';
import { readGatewaySettings } from './env.ts';
import { Listeners } from './http/listeners.ts';
import { awaitRedis } from './system/await-redis.ts';

const REDIS_WAIT_MS = 5_000;

await runMain(async () => {
  // Its default action ends the process, which must not happen while this one starts.
  process.on('SIGUSR2', () => undefined);
  const settings = readGatewaySettings();
  const app = await createGateway(settings);
  // By default, SIGUSR2 would also end it.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);
  unlockOnSignal(app);
  await awaitRedis(app, REDIS_WAIT_MS);
  await app.get(Listeners).open(settings.PORT, settings.HOST);
  if (settings.HEALTH_PORT) {
    const isLive = () => Promise.resolve(app.getHttpServer().listening);
    await openOperationsPort({ port: settings.HEALTH_PORT, host: settings.HEALTH_HOST, isLive });
  }
  endWithParent();
  limitShutdown(settings.SHUTDOWN_GRACE_SECONDS);
  announceReady();
});
