import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedTask } from '@printpartner/messaging';
import { SessionsRepository } from './sessions.repository.ts';

const HOUR_MS = 3_600_000;

/** Removes expired sessions every hour; replicas may run it at the same time. */
@Injectable()
export class ExpiredSessionsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatedTask;

  constructor(sessions: SessionsRepository) {
    const sweep = () => sessions.removeExpired(new Date());
    this.task = new RepeatedTask(ExpiredSessionsSweeper.name, HOUR_MS, sweep);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
