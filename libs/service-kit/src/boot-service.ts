import 'reflect-metadata';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestMicroservice } from '@nestjs/microservices';
import type { RpcContract } from '@printpartner/contracts';
import { assertContractsHandled, type Peer, RpcServer } from '@printpartner/messaging';
import { startTracing, type TracingSettings } from '@printpartner/tracing';
import { Logger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { isDatabaseUp, measurePool } from './database/database.module.ts';
import { announceReady, drainMs, endWithParent, limitShutdown } from './lifecycle.ts';
import { CallLogInterceptor } from './logging/logging.module.ts';
import { openOperationsPort } from './operations-port.ts';
import { tracingModule } from './tracing.module.ts';
import { UserTurns } from './user-turns.ts';

export interface ServiceOptions {
  peer: Peer;
  module: Type | DynamicModule;
  /** The service's contracts; it doesn't start if one has no handler. */
  contracts: readonly RpcContract[];
  /** Port of the health check and the metrics, if any, and the address that it listens on. */
  healthPort?: number | undefined;
  healthHost?: string | undefined;
  /** Seconds that the process has to end after SIGTERM; in tests it has no limit. */
  graceSeconds?: number;
  /** Where its spans are sent; nowhere by default. */
  tracing?: TracingSettings;
}

/** Starts a service on its request queue. On SIGTERM and SIGINT it drains and exits. */
export async function bootService({
  peer,
  module,
  contracts,
  healthPort,
  healthHost,
  graceSeconds,
  tracing,
}: ServiceOptions) {
  const drain = graceSeconds === undefined ? {} : { drainMs: drainMs(graceSeconds) };
  const server = new RpcServer({ peer, ...drain });
  const root = tracing ? tracedRoot(module, await startTracing(peer.name, tracing)) : module;
  const app = (await NestFactory.createMicroservice(root, {
    strategy: server,
    bufferLogs: true,
    abortOnError: false,
  })) as NestMicroservice;
  app.useLogger(app.get(Logger));
  app.useGlobalInterceptors(new CallLogInterceptor(await app.resolve(PinoLogger)), new UserTurns());
  app.enableShutdownHooks();
  // Not init(), which would run every bootstrap hook twice on a microservice.
  await app.registerModules();
  assertContractsHandled(peer.name, contracts, server);
  await app.listen();
  if (healthPort) {
    const dataSource = app.get(DataSource);
    measurePool(dataSource);
    await openOperationsPort({ port: healthPort, host: healthHost, isLive: () => isDatabaseUp(dataSource) });
  }
  endWithParent();
  if (graceSeconds !== undefined) limitShutdown(graceSeconds);
  announceReady();
  return app;
}

@Module({})
class TracedService {}

const tracedRoot = (module: Type | DynamicModule, stopTracing: () => Promise<void>): DynamicModule => ({
  module: TracedService,
  imports: [module, tracingModule(stopTracing)],
});
