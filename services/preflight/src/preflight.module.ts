import { type DynamicModule, Module } from '@nestjs/common';
import { authEvents, preflightHealth } from '@printpartner/contracts';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { AnalysisModule } from './analysis/analysis.module.ts';
import { preflightDatabase } from './database.ts';
import type { PreflightSettings } from './env.ts';
import { followAccountDeletion } from './follow-account-deletion/follow-account-deletion.ts';
import { ForgetPreflightHandler } from './forget-preflight/forget-preflight.handler.ts';
import { ReadPreflightHandler } from './read-preflight/read-preflight.handler.ts';
import { KEPT_MINUTES, OldSessionsSweeper } from './sessions/old-sessions.sweeper.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { SubmitPreflightHandler } from './submit-preflight/submit-preflight.handler.ts';
import { SubmitPreflightService } from './submit-preflight/submit-preflight.service.ts';
import { WriteReportHandler } from './write-report/write-report.handler.ts';

@Module({})
export class PreflightModule {
  static with(settings: PreflightSettings): DynamicModule {
    const { REDIS_URL: redisUrl } = settings;
    return {
      module: PreflightModule,
      imports: [
        loggingModule('preflight', settings.LOG_LEVEL),
        databaseModule({ ...preflightDatabase, url: settings.DATABASE_URL }),
        SessionsModule,
        AnalysisModule.with({
          redisUrl,
          storageUrl: settings.STORAGE_URL,
          limits: { workers: settings.PREFLIGHT_WORKERS, limitMs: settings.PREFLIGHT_SECONDS * 1_000 },
        }),
        eventsModule({
          service: 'preflight',
          redisUrl,
          publishes: [],
          hears: authEvents,
          handlers: { useFactory: () => [followAccountDeletion] },
        }),
      ],
      controllers: [
        healthController(preflightHealth),
        SubmitPreflightHandler,
        ReadPreflightHandler,
        ForgetPreflightHandler,
        WriteReportHandler,
      ],
      providers: [
        { provide: KEPT_MINUTES, useValue: settings.PREFLIGHT_KEPT_MINUTES },
        SubmitPreflightService,
        OldSessionsSweeper,
      ],
    };
  }
}
