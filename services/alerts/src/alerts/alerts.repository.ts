import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AlertType } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { databaseNow } from '@printpartner/service-kit';
import {
  type DataSource,
  type EntityManager,
  type FindOperator,
  IsNull,
  MoreThanOrEqual,
  Not,
  Raw,
} from 'typeorm';
import { Alert } from './alert.entity.ts';

/** An alert that the project's dates or its user set. */
export type LiveAlert = Pick<Alert, 'userId' | 'alertType' | 'message' | 'fireAt' | 'timeZone'> & {
  projectId: string;
  /** Chosen by the client. */
  id?: string | undefined;
  dueDate?: string | null;
  movedAt?: Date;
};

/** The due-date alerts of a project and a day, YYYY-MM-DD. */
interface DueDateOf {
  projectId: string;
  alertType: 'due-date';
  dueDate: string;
}

const live = { acknowledgedAt: IsNull(), cancelledAt: IsNull() };
const shown = { acknowledgedAt: Not(IsNull()), handledAt: IsNull(), cancelledAt: IsNull() };
/** State of an alert that was just set or moved. */
const unfired = {
  acknowledgedAt: null,
  handledAt: null,
  cancelledAt: null,
  armedAt: null,
  pushedAt: null,
  movedAt: null,
};
/** By Postgres's clock, which also decides when an alert fires. */
const hasCome = (): FindOperator<Date> => Raw((column) => `${column} <= now()`);
const isToCome = (): FindOperator<Date> => Raw((column) => `${column} > now()`);

/** The project's alerts, of one type or of all, except one. */
const ofProject = (projectId: string, alertType?: AlertType, exceptId?: string) => ({
  projectId,
  ...(alertType && { alertType }),
  ...(exceptId && { id: Not(exceptId) }),
});

@Injectable()
export class AlertsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Due and not acknowledged, oldest first. */
  findDue(userId: string, take: number): Promise<Alert[]> {
    return this.dataSource.manager.find(Alert, {
      where: { userId, ...live, fireAt: hasCome() },
      order: { fireAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  /** Due and not handled, oldest first. */
  findUnhandled(userId: string, take: number): Promise<Alert[]> {
    return this.dataSource.manager.find(Alert, {
      where: { userId, handledAt: IsNull(), cancelledAt: IsNull(), fireAt: hasCome() },
      order: { fireAt: 'ASC', id: 'ASC' },
      take,
    });
  }

  findUpcoming(userId: string, take: number): Promise<Alert[]> {
    return this.dataSource.manager.find(Alert, {
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

  /** Whether the project has an alert that browsers show: to come, due, or shown and not handled. */
  hasVisible(manager: EntityManager, projectId: string): Promise<boolean> {
    return manager.existsBy(Alert, { projectId, handledAt: IsNull(), cancelledAt: IsNull() });
  }

  /**
   * Sets the project's live alert of its type: changes the one with the given id, else moves the live one, else creates
   * one. Those of that type that were only shown are handled by that.
   *
   * @throws AppError request.invalid when another user's alert has the id
   */
  async setLive(manager: EntityManager, alert: LiveAlert): Promise<Alert> {
    const { id, userId, projectId, alertType } = alert;
    await this.handleShown(manager, projectId, alertType);
    const existing = id
      ? await this.lockChosen(manager, userId, id)
      : await this.lockLive(manager, projectId, alertType);
    if (id) await this.cancelLive(manager, projectId, alertType, id);
    const setAt = alert.movedAt ?? (await databaseNow(manager));
    return manager.save(Object.assign(existing ?? manager.create(Alert), { ...unfired, ...alert, setAt }));
  }

  /** The user's alert with an id that a client chose; null if there is none. */
  private async lockChosen(manager: EntityManager, userId: string, id: string): Promise<Alert | null> {
    const found = await manager.findOne(Alert, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (found && found.userId !== userId)
      throw new AppError('request.invalid', { errors: [{ path: 'id', message: 'Choose another UUID.' }] });
    return found;
  }

  /** Ends the user's test alerts, before another one is set. */
  async endTests(manager: EntityManager, userId: string): Promise<void> {
    const test = { userId, alertType: 'smoke-test' } as const;
    await manager.update(Alert, { ...test, ...live }, { cancelledAt: () => 'now()' });
    await manager.update(Alert, { ...test, ...shown }, { handledAt: () => 'now()' });
  }

  /** Moves an alert to another time for its user; one that was seen or canceled becomes live again. */
  async move(manager: EntityManager, alert: Alert, fireAt: Date): Promise<Alert> {
    const movedAt = await databaseNow(manager);
    return manager.save(Object.assign(alert, { ...unfired, fireAt, movedAt, setAt: movedAt }));
  }

  /** Cancels the project's live alerts, of one type or of all, except one. */
  async cancelLive(
    manager: EntityManager,
    projectId: string,
    alertType?: AlertType,
    exceptId?: string,
  ): Promise<void> {
    const where = { ...live, ...ofProject(projectId, alertType, exceptId) };
    await manager.update(Alert, where, { cancelledAt: () => 'now()' });
  }

  /** Handles the project's alerts that were shown but not answered, of one type or of all, except one. */
  async handleShown(
    manager: EntityManager,
    projectId: string,
    alertType?: AlertType,
    exceptId?: string,
  ): Promise<void> {
    const where = { ...shown, ...ofProject(projectId, alertType, exceptId) };
    await manager.update(Alert, where, { handledAt: () => 'now()' });
  }

  /** Takes back what was shown but not answered, until its project is restored. */
  async cancelShown(manager: EntityManager, projectId: string, alertType: AlertType): Promise<void> {
    await manager.update(Alert, { projectId, alertType, ...shown }, { cancelledAt: () => 'now()' });
  }

  /** Brings back what `cancelShown` took back. */
  async restoreShown(manager: EntityManager, of: Pick<Alert, 'id'> | DueDateOf): Promise<void> {
    const where = { ...of, ...shown, cancelledAt: Not(IsNull()) };
    await manager.update(Alert, where, { cancelledAt: null });
  }

  /** @throws AppError alerts.changed when the alert no longer stands for the firing that was shown */
  async refuseStale(manager: EntityManager, alert: Alert, shownFireAt: string): Promise<void> {
    if (alert.fireAt.toISOString() !== shownFireAt) throw alertMoved();
    if (!alert.handledAt && !alert.cancelledAt) return;
    const { projectId, alertType } = alert;
    const isReplaced =
      projectId !== null && (await manager.existsBy(Alert, { projectId, alertType, ...live }));
    throw isReplaced ? alertMoved() : alertHandled();
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

export const alertMoved = () =>
  new AppError('alerts.changed', { userMessage: 'This reminder was moved to another time.' });

const alertHandled = () =>
  new AppError('alerts.changed', {
    userMessage: 'This reminder was already handled on another device or in another window.',
  });
