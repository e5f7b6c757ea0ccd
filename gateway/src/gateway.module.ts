import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { openRedis, RpcClient } from '@printpartner/messaging';
import { loggingModule } from '@printpartner/service-kit';
import { AlertPushes, PUSH_REDIS } from './alerts/alert-pushes.ts';
import { AlertStreams } from './alerts/alert-streams.ts';
import { AlertsController } from './alerts/alerts.controller.ts';
import { AuthController } from './auth/auth.controller.ts';
import type { GatewaySettings } from './env.ts';
import { httpLog } from './http/http-log.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { OriginGuard, PUBLIC_ORIGIN } from './identity/origin.guard.ts';
import { SessionGuard } from './identity/session.guard.ts';
import { SESSION_REDIS, Sessions } from './identity/sessions.ts';
import { ProjectsController } from './projects/projects.controller.ts';
import { Readiness } from './system/readiness.ts';
import { PUBLIC_CONFIG, SystemController } from './system/system.controller.ts';

@Module({})
export class GatewayModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with(settings: GatewaySettings): DynamicModule {
    const { REDIS_URL: redisUrl, PUBLIC_URL, SUPPORT_EMAIL, APP_STORE_URL } = settings;
    return {
      module: GatewayModule,
      imports: [loggingModule('gateway', settings.LOG_LEVEL, httpLog)],
      controllers: [SystemController, AuthController, ProjectsController, AlertsController],
      providers: [
        { provide: RpcClient, useFactory: () => new RpcClient({ redisUrl }) },
        { provide: SESSION_REDIS, useFactory: () => openRedis(redisUrl, 'commands') },
        { provide: PUSH_REDIS, useFactory: () => openRedis(redisUrl, 'subscriber') },
        { provide: PUBLIC_ORIGIN, useValue: PUBLIC_URL ? new URL(PUBLIC_URL).origin : null },
        {
          provide: PUBLIC_CONFIG,
          useValue: { supportEmail: SUPPORT_EMAIL, appStoreUrl: APP_STORE_URL ?? '', flags: {} },
        },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        Sessions,
        AlertPushes,
        AlertStreams,
        Readiness,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
