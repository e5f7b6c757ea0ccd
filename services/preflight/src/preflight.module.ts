import { type DynamicModule, Module } from '@nestjs/common';
import { authEvents, preflightHealth, projectsEvents } from '@printpartner/contracts';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { AdmitUploadHandler } from './admit-upload/admit-upload.handler.ts';
import { OwnersRoom } from './admit-upload/owners-room.ts';
import { AnalysisModule } from './analysis/analysis.module.ts';
import { SessionTraces } from './analysis/session-traces.ts';
import { preflightDatabase } from './database.ts';
import type { PreflightSettings } from './env.ts';
import { followAccountDeletion } from './follow-account-deletion/follow-account-deletion.ts';
import { followProjectDeletion } from './follow-project-deletion/follow-project-deletion.ts';
import { ForgetPreflightHandler } from './forget-preflight/forget-preflight.handler.ts';
import { KeepResultHandler } from './keep-result/keep-result.handler.ts';
import { KeepResultService } from './keep-result/keep-result.service.ts';
import { KeptResultsModule } from './kept-results/kept-results.module.ts';
import { ListKeptResultsHandler } from './list-kept-results/list-kept-results.handler.ts';
import { LocateInkPageHandler } from './locate-ink-page/locate-ink-page.handler.ts';
import { ReadKeptResultHandler } from './read-kept-result/read-kept-result.handler.ts';
import { ReadPreflightHandler } from './read-preflight/read-preflight.handler.ts';
import { RemoveKeptResultHandler } from './remove-kept-result/remove-kept-result.handler.ts';
import { KEPT_MINUTES, OldSessionsSweeper } from './sessions/old-sessions.sweeper.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { SubmitPreflightHandler } from './submit-preflight/submit-preflight.handler.ts';
import { SubmitPreflightService } from './submit-preflight/submit-preflight.service.ts';
import { UserDataHandler } from './user-data/user-data.handler.ts';
import { WriteKeptReportHandler } from './write-report/write-kept-report.handler.ts';
import { WriteReportHandler } from './write-report/write-report.handler.ts';

@Module({})
export class PreflightModule {
  static with(settings: PreflightSettings): DynamicModule {
    const { REDIS_URL: redisUrl } = settings;
    const analysis = AnalysisModule.with({
      redisUrl,
      storageUrl: settings.STORAGE_URL,
      limits: { workers: settings.PREFLIGHT_WORKERS, limitMs: settings.PREFLIGHT_SECONDS * 1_000 },
    });
    return {
      module: PreflightModule,
      imports: [
        loggingModule('preflight', settings.LOG_LEVEL),
        databaseModule({ ...preflightDatabase, url: settings.DATABASE_URL }),
        SessionsModule,
        KeptResultsModule,
        analysis,
        eventsModule({
          service: 'preflight',
          redisUrl,
          publishes: [],
          subscribesTo: [...authEvents, ...projectsEvents],
          handlers: {
            imports: [analysis],
            inject: [SessionTraces],
            useFactory: (traces: SessionTraces) => [followAccountDeletion(traces), followProjectDeletion],
          },
        }),
      ],
      controllers: [
        healthController(preflightHealth),
        AdmitUploadHandler,
        SubmitPreflightHandler,
        ReadPreflightHandler,
        ForgetPreflightHandler,
        WriteReportHandler,
        LocateInkPageHandler,
        KeepResultHandler,
        ListKeptResultsHandler,
        ReadKeptResultHandler,
        RemoveKeptResultHandler,
        WriteKeptReportHandler,
        UserDataHandler,
      ],
      providers: [
        { provide: KEPT_MINUTES, useValue: settings.PREFLIGHT_KEPT_MINUTES },
        SubmitPreflightService,
        OwnersRoom,
        KeepResultService,
        OldSessionsSweeper,
      ],
    };
  }
}
