import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@printpartner/messaging';
import { SessionsRepository } from './sessions.repository.ts';

const HOUR_MS = 3_600_000;

/** Removes sessions that have run out, hourly; every replica may do it. */
@Injectable()
export class ExpiredSessionsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ExpiredSessionsSweeper.name);
  private timer: NodeJS.Timeout;

  constructor(private readonly sessions: SessionsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.sessions
      .removeExpired(new Date())
      .catch((error: unknown) => this.logger.warn(describeError(error)));
  }
}
