import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Backlog, readBacklog } from '@printpartner/messaging';
import { addGaugeSource, alertMetrics } from '@printpartner/metrics';
import type { DueAlertsReader } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { DUE_SINCE, UNPUSHED } from './alert-clock.ts';

/** The alerts that are due and not sent yet, for the admin and for every scrape. */
@Injectable()
export class DueAlerts implements DueAlertsReader, OnApplicationBootstrap, OnApplicationShutdown {
  private endSource?: () => void;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const { overdue, oldestOverdue } = alertMetrics;
    this.endSource = addGaugeSource({
      name: 'alerts',
      gauges: [overdue, oldestOverdue],
      read: async () => {
        const { waiting, oldestSeconds } = await this.backlog();
        return [
          { gauge: overdue, value: waiting },
          { gauge: oldestOverdue, value: oldestSeconds ?? 0 },
        ];
      },
    });
  }

  onApplicationShutdown(): void {
    this.endSource?.();
  }

  backlog(): Promise<Backlog> {
    const from = `from project_alerts where ${UNPUSHED} and fire_at_utc <= now()`;
    return readBacklog(this.dataSource, from, DUE_SINCE);
  }
}
