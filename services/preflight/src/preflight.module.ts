import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { preflightHealth, preflightState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  oldDeletedProjects,
  tombstonesModule,
} from '@printpartner/service-kit';
import { AnalysisModule } from './analysis/analysis.module.ts';
import { preflightDatabase } from './database.ts';
import type { PreflightSettings } from './env.ts';
import { JudgePool } from './judging/judge-pool.ts';
import { JudgeService } from './judging/judge.service.ts';
import { KeepResultService } from './kept-results/keep-result.service.ts';
import { KeptPicture } from './kept-results/kept-picture.entity.ts';
import { KeptPicturesRepository } from './kept-results/kept-pictures.repository.ts';
import { KeptPicturesService } from './kept-results/kept-pictures.service.ts';
import { KeptResult } from './kept-results/kept-result.entity.ts';
import { KeptResultsRepository } from './kept-results/kept-results.repository.ts';
import { KeptResultsService } from './kept-results/kept-results.service.ts';
import { projectDeletedSubscriber } from './kept-results/project-deleted.subscriber.ts';
import { ReportService } from './report/report.service.ts';
import { PicturePress } from './report/picture-press.ts';
import { ReportWriter } from './report/report-writer.ts';
import { accountDeletedSubscriber } from './sessions/account-deleted.subscriber.ts';
import { ExpiredSessionsSweeper, SESSION_LIFETIME } from './sessions/expired-sessions.sweeper.ts';
import { PreflightSessionsService } from './sessions/preflight-sessions.service.ts';
import { SessionCleanup } from './sessions/session-cleanup.ts';
import { UploadQuota } from './sessions/upload-quota.ts';
import { UserDataService } from './user-data.service.ts';

const SECOND_MS = 1_000;

@Module({})
export class PreflightModule {
  static with(settings: PreflightSettings): DynamicModule {
    const peer = new Peer('preflight', settings);
    const { REDIS_URL: redisUrl } = settings;
    const analysis = AnalysisModule.with({
      redisUrl,
      storageUrl: settings.STORAGE_URL,
      limits: {
        workers: settings.PREFLIGHT_WORKERS,
        limitMs: settings.PREFLIGHT_SECONDS * SECOND_MS,
        visitorLimitMs: settings.PREFLIGHT_VISITOR_SECONDS * SECOND_MS,
      },
    });
    return {
      module: PreflightModule,
      imports: [
        loggingModule('preflight', settings.LOG_LEVEL),
        databaseModule({ ...preflightDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(oldDeletedProjects),
        TypeOrmModule.forFeature([KeptResult, KeptPicture]),
        analysis,
        eventsModule({
          peer,
          publishes: [],
          handlers: {
            imports: [analysis],
            inject: [SessionCleanup],
            useFactory: (cleanup: SessionCleanup) => [
              accountDeletedSubscriber(cleanup),
              projectDeletedSubscriber,
            ],
          },
        }),
      ],
      controllers: [
        healthController(preflightHealth, preflightState),
        UploadQuota,
        PreflightSessionsService,
        ReportService,
        JudgeService,
        KeepResultService,
        KeptResultsService,
        KeptPicturesService,
        UserDataService,
      ],
      providers: [
        { provide: SESSION_LIFETIME, useValue: settings.PREFLIGHT_KEPT_MINUTES },
        KeptResultsRepository,
        KeptPicturesRepository,
        PicturePress,
        ReportWriter,
        JudgePool,
        ExpiredSessionsSweeper,
      ],
    };
  }
}
