import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ServiceState } from '@printpartner/contracts';
import { addGaugeSource, mailMetrics, type Sample } from '@printpartner/metrics';
import { MailRows } from './mail-rows.ts';

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
