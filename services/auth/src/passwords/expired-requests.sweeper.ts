import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedTask } from '@printpartner/messaging';
import { ResetRequests } from './reset-requests.ts';

const QUARTER_HOUR_MS = 900_000;

/** Removes expired requests, so that a typed address isn't stored longer than needed. */
@Injectable()
export class ExpiredRequestsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatedTask;

  constructor(resets: ResetRequests) {
    this.task = new RepeatedTask(ExpiredRequestsSweeper.name, QUARTER_HOUR_MS, () => resets.removeExpired());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
