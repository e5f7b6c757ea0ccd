import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';

@Injectable()
export class AcknowledgeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
  ) {}

  /**
   * Marks a due alert as seen; the first acknowledgement counts. One that was
   * snoozed meanwhile is not due and stays as it is, so that a late word from
   * another tab does not swallow it.
   */
  async acknowledge(userId: string, id: string): Promise<Alert> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const alert = await this.alerts.lock(manager, userId, id);
      const now = new Date();
      if (alert.firedAt || alert.fireAt > now) return alert;
      return manager.save(Object.assign(alert, { firedAt: now }));
    });
  }
}
