import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedTask } from '@printpartner/messaging';

const HOUR_MS = 3_600_000;

/**
 * Repeated work of a service, such as removing old rows, from its start until before its database closes. Replicas may run
 * it at the same time. A failed run is logged under the name of the class.
 */
@Injectable()
export abstract class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatedTask;

  /** @param everyMs time between two runs; an hour if not given */
  constructor(everyMs = HOUR_MS) {
    this.task = new RepeatedTask(new.target.name, everyMs, (signal) => this.sweep(signal));
  }

  /** @param signal aborts when the service stops: a long run looks at it between its steps */
  abstract sweep(signal?: AbortSignal): Promise<void>;

  /** Sweeps now, or again if a run is under way. */
  nudge(): void {
    this.task.nudge();
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
