import { type DynamicModule, Module } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { createQueue } from '@printpartner/messaging';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ANALYSIS_LIMITS, type AnalysisLimits, AnalysisPool } from './analysis-pool.ts';
import { ANALYSIS_QUEUE, ANALYSIS_REDIS_URL, type AnalysisJob, analysisQueueName } from './analysis-queue.ts';
import { AnalysisWorker } from './analysis-worker.ts';
import { LostJobsSweeper } from './lost-jobs.sweeper.ts';
import { SessionTraces } from './session-traces.ts';

interface AnalysisSettings {
  redisUrl: string;
  storageUrl: string;
  limits: AnalysisLimits;
}

/** Files waiting to be looked at, and who looks at them. */
@Module({})
export class AnalysisModule {
  static with({ redisUrl, storageUrl, limits }: AnalysisSettings): DynamicModule {
    return {
      module: AnalysisModule,
      imports: [SessionsModule],
      providers: [
        { provide: ANALYSIS_REDIS_URL, useValue: redisUrl },
        { provide: ANALYSIS_LIMITS, useValue: limits },
        { provide: ANALYSIS_QUEUE, useFactory: () => createQueue<AnalysisJob>(analysisQueueName, redisUrl) },
        { provide: FileStore, useFactory: () => new FileStore(storageUrl) },
        { provide: AnalysisPool, useFactory: () => new AnalysisPool(limits.limitMs) },
        AnalysisWorker,
        SessionTraces,
        LostJobsSweeper,
      ],
      exports: [ANALYSIS_QUEUE, FileStore, SessionTraces],
    };
  }
}
