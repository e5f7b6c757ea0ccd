import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AlertType } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { databaseNow } from '@printpartner/service-kit';
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

/** An alert that the project's dates or its user set. */
export type LiveAlert = Pick<Alert, 'userId' | 'alertType' | 'message' | 'fireAt' | 'timeZone'> & {
  projectId: string;
  dueDate?: string;
  movedAt?: Date;
};

const live = { acknowledgedAt: IsNull(), cancelledAt: IsNull() };
/** State of an alert that was just set or moved. */
const unfired = { acknowledgedAt: null, cancelledAt: null, armedAt: null, pushedAt: null, movedAt: null };
/** By Postgres' clock, which also decides when an alert fires. */
const hasCome = (): FindOperator<Date> => Raw((column) => `${column} <= now()`);
const isToCome = (): FindOperator<Date> => Raw((column) => `${column} > now()`);

@Injectable()
export class AlertsRepository {
  constructor(@InjectRepository(Alert) private readonly alerts: Repository<Alert>) {}

  /** Due and not acknowledged, oldest first. */
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

  /** Locks the user's alert for the transaction. @throws AppError alerts.not_found, also for another user's */
  async lock(manager: EntityManager, userId: string, id: string): Promise<Alert> {
    const found = await manager.findOne(Alert, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) throw alertNotFound();
    return found;
  }

  /** The project's live alert of a type, locked for the transaction. */
  lockLive(manager: EntityManager, projectId: string, alertType: AlertType): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType, ...live },
      lock: { mode: 'pessimistic_write' },
    });
  }

  hasLive(manager: EntityManager, projectId: string): Promise<boolean> {
    return manager.existsBy(Alert, { projectId, ...live });
  }

  /** Sets the project's live alert of its type: moves an existing one, else creates it. */
  async setLive(manager: EntityManager, alert: LiveAlert): Promise<Alert> {
    const existing = await this.lockLive(manager, alert.projectId, alert.alertType);
    return manager.save(Object.assign(existing ?? manager.create(Alert), { ...unfired, ...alert }));
  }

  /** Moves an alert to another time for its user; one that was seen or canceled becomes live again. */
  async move(manager: EntityManager, alert: Alert, fireAt: Date): Promise<Alert> {
    const movedAt = await databaseNow(manager);
    return manager.save(Object.assign(alert, { ...unfired, fireAt, movedAt }));
  }

  /** Cancels the project's live alerts, of one type or of all, except one. */
  async cancelLive(
    manager: EntityManager,
    projectId: string,
    alertType?: AlertType,
    exceptId?: string,
  ): Promise<void> {
    const where = {
      projectId,
      ...live,
      ...(alertType && { alertType }),
      ...(exceptId && { id: Not(exceptId) }),
    };
    await manager.update(Alert, where, { cancelledAt: () => 'now()' });
  }

  /** Whether the user moved the project's reminder, by its alert, at that time or later. */
  wasMovedSince(manager: EntityManager, projectId: string, since: Date): Promise<boolean> {
    const where = { projectId, alertType: 'reminder', movedAt: MoreThanOrEqual(since) } as const;
    return manager.existsBy(Alert, { ...where, cancelledAt: IsNull() });
  }

  /** The project's reminder that was acknowledged last. */
  findSeenReminder(manager: EntityManager, projectId: string): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType: 'reminder', acknowledgedAt: Not(IsNull()) },
      order: { acknowledgedAt: 'DESC' },
    });
  }

  /** The project's alert of this due date, live or acknowledged, but not canceled. */
  findOfDueDate(manager: EntityManager, projectId: string, dueDate: string): Promise<Alert | null> {
    return manager.findOne(Alert, {
      where: { projectId, alertType: 'due-date', dueDate, cancelledAt: IsNull() },
      order: { createdAt: 'DESC' },
    });
  }
}

/** The same error for a missing alert, another user's, and one whose project was deleted. */
export const alertNotFound = () =>
  new AppError('alerts.not_found', { userMessage: 'This reminder no longer exists.' });
