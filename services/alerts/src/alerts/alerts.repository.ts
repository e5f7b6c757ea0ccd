import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { AppError } from '@printpartner/messaging';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import { Alert } from './alert.entity.ts';

const live = { firedAt: IsNull(), cancelledAt: IsNull() };

@Injectable()
export class AlertsRepository {
  constructor(@InjectRepository(Alert) private readonly alerts: Repository<Alert>) {}

  /** Due, unseen; oldest first. */
  findDue(userId: string, now: Date, take: number): Promise<Alert[]> {
    return this.alerts.find({
      where: { userId, ...live, fireAt: LessThanOrEqual(now) },
      order: { fireAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  findUpcoming(userId: string, now: Date, take: number): Promise<Alert[]> {
    return this.alerts.find({
      where: { userId, ...live, fireAt: MoreThan(now) },
      order: { fireAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  /** Locks the user's alert for the transaction. @throws AppError alerts.not_found, also for another's */
  async lock(manager: EntityManager, userId: string, id: string): Promise<Alert> {
    const found = await manager.findOne(Alert, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) throw new AppError('alerts.not_found', { userMessage: 'There is no such reminder.' });
    return found;
  }

  lockLiveReminder(manager: EntityManager, projectId: string): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType: 'reminder', ...live },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Whether the project's reminder of exactly this time has been seen. */
  wasSeen(manager: EntityManager, projectId: string, fireAt: Date): Promise<boolean> {
    return manager.existsBy(Alert, { projectId, alertType: 'reminder', fireAt, firedAt: Not(IsNull()) });
  }
}
