import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@printpartner/messaging';
import { ResetRequests } from './reset-requests.ts';

const QUARTER_HOUR_MS = 900_000;

/** Removes requests that have expired: the address that somebody typed is kept no longer than it is needed. */
@Injectable()
export class ExpiredRequestsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ExpiredRequestsSweeper.name);
  private timer: NodeJS.Timeout;

  constructor(private readonly resets: ResetRequests) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), QUARTER_HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.resets.removeExpired().catch((error: unknown) => this.logger.warn(describeError(error)));
  }
}
