import { fileURLToPath } from 'node:url';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FileStore } from '@printpartner/file-store';
import { createQueue } from '@printpartner/messaging';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { SessionCleanup } from '../sessions/session-cleanup.ts';
import { AnalysisLeasesRepository } from './analysis-leases.repository.ts';
import { ANALYSIS_LIMITS, type AnalysisLimits, AnalysisPool } from './analysis-pool.ts';
import {
  ANALYSIS_QUEUE,
  ANALYSIS_REDIS_URL,
  type AnalysisJob,
  ANALYSIS_QUEUE_NAME,
} from './analysis-queue.ts';
import { AnalysisWorker } from './analysis-worker.ts';
import { FairQueue } from './fair-queue.ts';
import { LostJobsSweeper } from './lost-jobs.sweeper.ts';

interface AnalysisSettings {
  redisUrl: string;
  storageUrl: string;
  limits: AnalysisLimits;
}

/** Sessions, the queue of their files, and the workers that check them. */
@Module({})
export class AnalysisModule {
  static with({ redisUrl, storageUrl, limits }: AnalysisSettings): DynamicModule {
    return {
      module: AnalysisModule,
      imports: [TypeOrmModule.forFeature([PreflightSession])],
      providers: [
        { provide: ANALYSIS_REDIS_URL, useValue: redisUrl },
        { provide: ANALYSIS_LIMITS, useValue: limits },
        {
          provide: ANALYSIS_QUEUE,
          useFactory: () => createQueue<AnalysisJob>(ANALYSIS_QUEUE_NAME, redisUrl),
        },
        { provide: FileStore, useFactory: () => new FileStore(storageUrl) },
        { provide: AnalysisPool, useFactory: () => new AnalysisPool(fileURLToPath(storageUrl)) },
        AnalysisLeasesRepository,
        AnalysisWorker,
        FairQueue,
        LostJobsSweeper,
        PreflightSessionsRepository,
        SessionCleanup,
      ],
      exports: [ANALYSIS_QUEUE, FairQueue, FileStore, PreflightSessionsRepository, SessionCleanup],
    };
  }
}
