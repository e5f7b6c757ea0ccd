import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ServiceState } from '@printpartner/contracts';
import { addGaugeSource, mailMetrics, type Sample } from '@printpartner/metrics';
import type { HealthNote } from '../state/health-note.ts';
import { MailRows } from './mail-rows.ts';
import { Smtp } from './smtp.ts';

const FAILURES_SHOWN = 20;

/** What waits and what failed, for the admin and for every scrape. */
@Injectable()
export class MailReport implements OnApplicationBootstrap, OnApplicationShutdown {
  private endSource?: () => void;

  constructor(private readonly rows: MailRows) {}

  onApplicationBootstrap(): void {
    const { waiting, oldestWait, failed } = mailMetrics;
    this.endSource = addGaugeSource({
      name: 'mails',
      gauges: [waiting, oldestWait, failed],
      read: () => this.samples(),
    });
  }

  onApplicationShutdown(): void {
    this.endSource?.();
  }

  async read(): Promise<ServiceState['mails']> {
    const [backlog, failed, failures] = await Promise.all([
      this.rows.waiting(),
      this.rows.countFailed(),
      this.rows.lastFailures(FAILURES_SHOWN),
    ]);
    const shown = failures.map((failure) => ({ ...failure, failedAt: failure.failedAt.toISOString() }));
    return { ...backlog, failed, failures: shown };
  }

  private async samples(): Promise<Sample[]> {
    const [{ waiting, oldestSeconds }, failed] = await Promise.all([
      this.rows.waiting(),
      this.rows.countFailed(),
    ]);
    return [
      { gauge: mailMetrics.waiting, value: waiting },
      { gauge: mailMetrics.oldestWait, value: oldestSeconds ?? 0 },
      { gauge: mailMetrics.failed, value: failed },
    ];
  }
}

/**
 * Whether SMTP is configured. The report is public, so it doesn't mention queued
 * mails, which would reveal whether an address has an account.
 */
@Injectable()
export class MailHealth implements HealthNote {
  readonly part = 'mail';

  constructor(private readonly smtp: Smtp) {}

  async report(): Promise<string> {
    return this.smtp.isSet ? 'ok' : 'SMTP_URL is not set: mail stays queued';
  }
}
