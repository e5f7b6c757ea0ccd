import { type DynamicModule, Module } from '@nestjs/common';
import { createQueue } from '@printpartner/messaging';
import { AlertPusher } from '../push/alert-pusher.ts';
import { redisProvider } from '../redis.ts';
import { AlertClock, CLOCK_OPTIONS } from './alert-clock.ts';
import { CLOCK_QUEUE, CLOCK_REDIS_URL, clockQueueName } from './clock-queue.ts';
import { ClockSweeper, SWEEP_MS } from './clock-sweeper.ts';
import { ClockWorker } from './clock-worker.ts';
import { FireAlertService } from './fire-alert.service.ts';

export interface ClockSettings {
  redisUrl: string;
  horizonMs: number;
  sweepMs: number;
}

/** Everything that makes an alert happen at its time. */
@Module({})
export class ClockModule {
  static with({ redisUrl, horizonMs, sweepMs }: ClockSettings): DynamicModule {
    return {
      module: ClockModule,
      providers: [
        { provide: CLOCK_REDIS_URL, useValue: redisUrl },
        { provide: CLOCK_OPTIONS, useValue: { horizonMs } },
        { provide: SWEEP_MS, useValue: sweepMs },
        { provide: CLOCK_QUEUE, useFactory: () => createQueue(clockQueueName, redisUrl) },
        redisProvider(redisUrl),
        AlertPusher,
        AlertClock,
        FireAlertService,
        ClockWorker,
        ClockSweeper,
      ],
      exports: [AlertClock, AlertPusher],
    };
  }
}
