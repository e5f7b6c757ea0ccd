import { type DynamicModule, Module } from '@nestjs/common';
import { createQueue } from '@printpartner/messaging';
import { AlertsDataModule } from '../alerts/alerts-data.module.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { redisProvider } from '../redis.ts';
import { AlertClock, CLOCK_OPTIONS, CLOCK_QUEUE, CLOCK_QUEUE_NAME } from './alert-clock.ts';
import { ClockSweeper, SWEEP_MS } from './clock-sweeper.ts';
import { CLOCK_REDIS_URL, ClockWorker } from './clock-worker.ts';
import { FireAlertService } from './fire-alert.service.ts';

export interface ClockSettings {
  redisUrl: string;
  horizonMs: number;
  sweepMs: number;
}

/** Fires alerts at their time and pushes them. */
@Module({})
export class ClockModule {
  static with({ redisUrl, horizonMs, sweepMs }: ClockSettings): DynamicModule {
    return {
      module: ClockModule,
      imports: [AlertsDataModule],
      providers: [
        { provide: CLOCK_REDIS_URL, useValue: redisUrl },
        { provide: CLOCK_OPTIONS, useValue: { horizonMs } },
        { provide: SWEEP_MS, useValue: sweepMs },
        { provide: CLOCK_QUEUE, useFactory: () => createQueue(CLOCK_QUEUE_NAME, redisUrl) },
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
