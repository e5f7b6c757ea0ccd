import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ClientOrigin, systemRoutes } from '@printpartner/contracts';
import { counter, httpMetrics } from '@printpartner/metrics';
import { AttemptLimit, browserOf, networkOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { REDIS } from '../redis.ts';

type Report = z.output<typeof systemRoutes.reportClientError.body>;

const errors = counter(httpMetrics.clientErrors);

const REPORTS_OF_NETWORK = 30;
const WINDOW_SECONDS = 600;

/** Errors of the web app, as log lines. */
@Injectable()
export class ClientErrors {
  private readonly logger = new Logger(ClientErrors.name);
  private readonly ofNetwork: AttemptLimit;

  constructor(@Inject(REDIS) redis: Redis) {
    this.ofNetwork = new AttemptLimit(redis, {
      name: 'gateway:client-errors',
      attempts: REPORTS_OF_NETWORK,
      windowSeconds: WINDOW_SECONDS,
    });
  }

  /** @throws AppError request.rate_limited */
  async record({ requestId, ...report }: Report, { ip, userAgent }: ClientOrigin): Promise<void> {
    await this.ofNetwork.take(networkOf(ip));
    errors.inc({ kind: report.kind });
    // The line itself has the id of the report's own request.
    const failed = requestId === undefined ? {} : { failedRequestId: requestId };
    this.logger.warn(
      // The family only: the whole user agent would help to recognize a person.
      { event: 'client-error', ...report, ...failed, browser: browserOf(userAgent) ?? 'other' },
      'error in the web app',
    );
  }
}
