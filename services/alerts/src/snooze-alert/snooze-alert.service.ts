import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { reminderSnoozed, type RpcInput, type snoozeAlert } from '@printpartner/contracts';
import { AppError, type HandlerCall, OutboxRelay, recordEvent } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { moveAlert } from '../alerts/live-reminder.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { toWallClock } from '../clock/wall-clock.ts';

@Injectable()
export class SnoozeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
    private readonly outbox: OutboxRelay,
  ) {}

  async snooze({ id, fire_at_utc }: RpcInput<typeof snoozeAlert>, call: HandlerCall): Promise<Alert> {
    const fireAt = new Date(fire_at_utc);
    if (fireAt <= new Date()) throw notInFuture();
    const moved = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, call.userId);
      const alert = await this.alerts.lock(manager, call.userId, id);
      await this.makeRoom(manager, alert);
      const snoozed = await moveAlert(manager, alert, fireAt);
      await this.tell(manager, snoozed, call.requestId);
      return snoozed;
    });
    this.outbox.nudge();
    await this.clock.arm(moved);
    return moved;
  }

  /** A project has one live reminder: one set since this fired gives way to the snooze. */
  private async makeRoom(manager: EntityManager, alert: Alert): Promise<void> {
    if (!alert.projectId || alert.alertType !== 'reminder') return;
    const other = await this.alerts.lockLiveReminder(manager, alert.projectId);
    if (other && other.id !== alert.id) await manager.save(Object.assign(other, { cancelledAt: new Date() }));
  }

  private async tell(manager: EntityManager, alert: Alert, requestId: string): Promise<void> {
    const { projectId, userId } = alert;
    if (!projectId) return;
    const { date, time } = toWallClock(alert.fireAt, alert.timeZone);
    const snoozedAt = new Date().toISOString();
    const payload = { userId, projectId, reminderDate: date, reminderTime: time, snoozedAt };
    await recordEvent(manager, reminderSnoozed, payload, requestId);
  }
}

function notInFuture(): AppError {
  const userMessage = 'Choose a future date and time.';
  return new AppError('request.invalid', {
    userMessage,
    errors: [{ path: 'fire_at_utc', message: userMessage }],
  });
}
