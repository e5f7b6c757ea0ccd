import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { RpcClient } from '@printpartner/messaging';
import {
  announceReady,
  endWithParent,
  limitShutdown,
  openOperationsPort,
  runMain,
} from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { unlockOnSignal } from './admin/admin-attempts.ts';
import { createGateway } from './create-gateway.ts';
import { readGatewaySettings } from './env.ts';
import { Listeners } from './http/listeners.ts';
import { REDIS } from './redis.ts';

const POLL_MS = 20;

/**
 * Resolves when requests can be answered, so that a gateway that starts beside others fails none of its first. After
 * `limitMs` it resolves anyway: without Redis, a gateway still answers with the reason.
 */
async function awaitRedis(app: INestApplicationContext, limitMs: number): Promise<void> {
  const redis = app.get<Redis>(REDIS);
  const rpc = app.get(RpcClient);
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(POLL_MS)) {
    const isConnected = await rpc.connect().then(
      () => true,
      () => false,
    );
    if (isConnected && redis.status === 'ready') return;
  }
}

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
