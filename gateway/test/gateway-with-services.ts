import type { Type } from '@nestjs/common';
import { startRedis } from '@printpartner/testing';
import { Redis } from 'ioredis';
import type { GatewaySettings } from '../src/env.ts';
import { closeGateways, listeningGateway } from './test-gateway.ts';
import { testService } from './test-service.ts';

/**
 * Starts a gateway and these services on their own Redis.
 *
 * @param services service → its handlers
 */
export async function startGatewayWith(
  services: Readonly<Record<string, Type>>,
  settings: Partial<GatewaySettings> = {},
) {
  const server = await startRedis();
  const redis = new Redis(server.url);
  const running = await Promise.all(
    Object.entries(services).map(([service, handlers]) => testService(service, server.url, handlers)),
  );
  const listen = (others: Partial<GatewaySettings>) =>
    listeningGateway({ REDIS_URL: server.url, ...settings, ...others });
  return {
    url: await listen({}),
    redis,
    /** Starts another gateway beside the first. @returns its URL */
    listen,
    /** Also closes all gateways of this file. */
    stop: async () => {
      await closeGateways();
      await Promise.all(running.map((service) => service.close()));
      redis.disconnect();
      await server.stop();
    },
  };
}
export type GatewayWithServices = Awaited<ReturnType<typeof startGatewayWith>>;
