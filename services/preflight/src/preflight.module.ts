import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { preflightHealth, preflightState } from '@printpartner/contracts';
import { FileStore, openFileStore } from '@printpartner/file-store';
import { createQueue, Peer } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  oldDeletedProjects,
  tombstonesModule,
} from '@printpartner/service-kit';
import { AnalysisLeasesRepository } from './analysis/analysis-leases.repository.ts';
import { ANALYSIS_LIMITS, type AnalysisLimits, AnalysisPool } from './analysis/analysis-pool.ts';
import { AnalysisWorker } from './analysis/analysis-worker.ts';
import {
  ANALYSIS_QUEUE,
  ANALYSIS_QUEUE_NAME,
  ANALYSIS_REDIS_URL,
  type AnalysisJob,
  FairQueue,
} from './analysis/fair-queue.ts';
import { LostJobsSweeper } from './analysis/lost-jobs.sweeper.ts';
import { preflightDatabase } from './database.ts';
import type { PreflightSettings } from './env.ts';
import { AddVersionService } from './files/add-version.service.ts';
import { ErasedFiles } from './files/erased-files.ts';
import { FileRoom, ROOM_LIMITS, type RoomLimits } from './files/file-room.ts';
import { FileUploadsService } from './files/file-uploads.service.ts';
import { FileVersionsService } from './files/file-versions.service.ts';
import { JobFilesRepository } from './files/job-files.repository.ts';
import { JobFilesService } from './files/job-files.service.ts';
import { RemovedFilesSweeper } from './files/removed-files.sweeper.ts';
import { CHECK_LIMIT_BYTES, VersionChecks } from './files/version-checks.ts';
import { JudgePool } from './judging/judge-pool.ts';
import { JudgeService } from './judging/judge.service.ts';
import { KeepResultService } from './kept-results/keep-result.service.ts';
import { KeptPicture } from './kept-results/kept-picture.entity.ts';
import { KeptPicturesRepository } from './kept-results/kept-pictures.repository.ts';
import { KeptPicturesService } from './kept-results/kept-pictures.service.ts';
import { KeptResult } from './kept-results/kept-result.entity.ts';
import { KeptResultsRepository } from './kept-results/kept-results.repository.ts';
import { KeptResultsService } from './kept-results/kept-results.service.ts';
import { ProjectDeletedSubscriber } from './projects/project-deleted.subscriber.ts';
import { ReportService } from './report/report.service.ts';
import { PicturePress } from './report/picture-press.ts';
import { ReportWriter } from './report/report-writer.ts';
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { ExpiredSessionsSweeper, SESSION_LIFETIME } from './sessions/expired-sessions.sweeper.ts';
import { PreflightSession } from './sessions/preflight-session.entity.ts';
import { PreflightSessionsRepository } from './sessions/preflight-sessions.repository.ts';
import { PreflightSessionsService } from './sessions/preflight-sessions.service.ts';
import { SessionCleanup } from './sessions/session-cleanup.ts';
import { UploadQuota } from './sessions/upload-quota.ts';
import { UserDataService } from './accounts/user-data.service.ts';

const SECOND_MS = 1_000;
const MB = 1_048_576;

@Module({})
export class PreflightModule {
  static with(settings: PreflightSettings): DynamicModule {
    const peer = new Peer('preflight', settings);
    const { REDIS_URL: redisUrl } = settings;
    const limits: AnalysisLimits = {
      workers: settings.PREFLIGHT_WORKERS,
      limitMs: settings.PREFLIGHT_SECONDS * SECOND_MS,
      visitorLimitMs: settings.PREFLIGHT_VISITOR_SECONDS * SECOND_MS,
    };
    const room: RoomLimits = { ofUser: settings.FILES_OF_USER_MB * MB, ofAll: settings.FILES_MB * MB };
    return {
      module: PreflightModule,
      imports: [
        loggingModule('preflight', settings.LOG_LEVEL),
        databaseModule({ ...preflightDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(oldDeletedProjects),
        TypeOrmModule.forFeature([PreflightSession, KeptResult, KeptPicture]),
        eventsModule({
          peer,
          publishes: [],
          subscribers: [AccountDeletedSubscriber, ProjectDeletedSubscriber],
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
        FileUploadsService,
        AddVersionService,
        JobFilesService,
        FileVersionsService,
        UserDataService,
      ],
      providers: [
        AccountDeletedSubscriber,
        ProjectDeletedSubscriber,
        { provide: ANALYSIS_REDIS_URL, useValue: redisUrl },
        { provide: ANALYSIS_LIMITS, useValue: limits },
        {
          provide: ANALYSIS_QUEUE,
          useFactory: () => createQueue<AnalysisJob>(ANALYSIS_QUEUE_NAME, redisUrl),
        },
        { provide: FileStore, useFactory: () => openFileStore(settings) },
        AnalysisPool,
        { provide: SESSION_LIFETIME, useValue: settings.PREFLIGHT_KEPT_MINUTES },
        { provide: ROOM_LIMITS, useValue: room },
        { provide: CHECK_LIMIT_BYTES, useValue: settings.UPLOAD_LIMIT_MB * MB },
        FileRoom,
        JobFilesRepository,
        VersionChecks,
        ErasedFiles,
        RemovedFilesSweeper,
        AnalysisLeasesRepository,
        AnalysisWorker,
        FairQueue,
        LostJobsSweeper,
        PreflightSessionsRepository,
        SessionCleanup,
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
