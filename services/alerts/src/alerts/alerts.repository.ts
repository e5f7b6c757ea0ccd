import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AlertType } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import {
  type EntityManager,
  type FindOperator,
  IsNull,
  MoreThanOrEqual,
  Not,
  Raw,
  Repository,
} from 'typeorm';
import { Alert } from './alert.entity.ts';

const live = { firedAt: IsNull(), cancelledAt: IsNull() };
/** By Postgres' clock, which also decides when an alert fires. */
const hasCome = (): FindOperator<Date> => Raw((column) => `${column} <= now()`);
const isToCome = (): FindOperator<Date> => Raw((column) => `${column} > now()`);

@Injectable()
export class AlertsRepository {
  constructor(@InjectRepository(Alert) private readonly alerts: Repository<Alert>) {}

  /** Due, unseen; oldest first. */
  findDue(userId: string, take: number): Promise<Alert[]> {
    return this.alerts.find({
      where: { userId, ...live, fireAt: hasCome() },
      order: { fireAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  findUpcoming(userId: string, take: number): Promise<Alert[]> {
    return this.alerts.find({
      where: { userId, ...live, fireAt: isToCome() },
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
    if (!found) throw alertNotFound();
    return found;
  }

  /** The one live alert of a type that a project has, locked for the transaction. */
  lockLive(manager: EntityManager, projectId: string, alertType: AlertType): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType, ...live },
      lock: { mode: 'pessimistic_write' },
    });
  }

  hasLive(manager: EntityManager, projectId: string): Promise<boolean> {
    return manager.existsBy(Alert, { projectId, ...live });
  }

  /** Whether the project's reminder was moved by its alert at that time or after it. */
  wasMovedSince(manager: EntityManager, projectId: string, since: Date): Promise<boolean> {
    const where = { projectId, alertType: 'reminder', movedAt: MoreThanOrEqual(since) } as const;
    return manager.existsBy(Alert, { ...where, cancelledAt: IsNull() });
  }

  /** The project's reminder that was seen last. */
  findSeenReminder(manager: EntityManager, projectId: string): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType: 'reminder', firedAt: Not(IsNull()) },
      order: { firedAt: 'DESC' },
    });
  }

  /** The project's alert of this due date, whatever became of it; not one that was called off. */
  findOfDueDate(manager: EntityManager, projectId: string, dueDate: string): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType: 'due-date', dueDate, cancelledAt: IsNull() },
      order: { createdAt: 'DESC' },
    });
  }
}

/** The same answer for an alert that is gone, one that is somebody else's, and one whose project was deleted. */
export const alertNotFound = () =>
  new AppError('alerts.not_found', { userMessage: 'There is no such reminder.' });
