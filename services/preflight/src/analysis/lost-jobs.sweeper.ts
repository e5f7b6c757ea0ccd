import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedTask } from '@printpartner/messaging';
import { FairQueue } from './fair-queue.ts';

const EVERY_MS = 10_000;
/** A session submitted less than this many seconds ago may not have its job yet. */
const GRACE_SECONDS = 10;

/** Queues unfinished sessions again whose job is gone, such as after Redis was wiped or a worker died, and corrects their order. */
@Injectable()
export class LostJobsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(LostJobsSweeper.name, EVERY_MS, (signal) =>
    this.sweep(GRACE_SECONDS, signal),
  );

  constructor(private readonly queue: FairQueue) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async sweep(olderThanSeconds: number, signal?: AbortSignal): Promise<void> {
    await this.queue.restore(olderThanSeconds, signal);
  }
}
