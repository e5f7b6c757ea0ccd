import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedTask } from '@printpartner/messaging';
import { SecurityEvents } from './security-events.ts';

const HOUR_MS = 3_600_000;

/** Removes security events after 90 days; replicas may run it at the same time. */
@Injectable()
export class ExpiredEventsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatedTask;

  constructor(events: SecurityEvents) {
    this.task = new RepeatedTask(ExpiredEventsSweeper.name, HOUR_MS, (signal) =>
      events.removeExpired(signal),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
