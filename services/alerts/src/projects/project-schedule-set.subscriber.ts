import { Injectable } from '@nestjs/common';
import {
  DEFAULT_REMINDER_TIME,
  DUE_ALERT_TIME,
  type EventPayload,
  projectScheduleSet,
} from '@printpartner/contracts';
import { type AfterCommit, handleEvent } from '@printpartner/messaging';
import { type EventSubscriber, lockUnlessErased } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { longDate, toInstant, toWallClock } from '../clock/wall-clock.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { raiseWatermark } from './project-watermark.entity.ts';

type Schedule = EventPayload<typeof projectScheduleSet>;

/** Sets a project's live alerts from its dates and copies its details. Ignores an event older than the last one. */
@Injectable()
export class ProjectScheduleSetSubscriber implements EventSubscriber {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
    private readonly pusher: AlertPusher,
  ) {}

  readonly handler = handleEvent(
    projectScheduleSet,
    async (schedule, { manager }): Promise<AfterCommit | void> => {
      const { userId, projectId } = schedule;
      if (!(await lockUnlessErased(manager, userId))) return;
      if (!(await raiseWatermark(manager, schedule))) return;
      const wasVisible = await this.alerts.hasVisible(manager, projectId);
      const toArm = [
        await this.setReminder(schedule, manager),
        await this.setDueDate(schedule, manager),
      ].filter((alert) => alert !== undefined);
      // A project without alerts changes nothing that a browser shows.
      const isVisible = wasVisible || (await this.alerts.hasVisible(manager, projectId));
      return () => this.publish(userId, toArm, isVisible);
    },
  );

  private async publish(userId: string, toArm: Alert[], isVisible: boolean): Promise<void> {
    if (isVisible) await this.pusher.pushChanged(userId);
    for (const { id } of toArm) await this.clock.arm(id);
  }

  /** @returns the alert to arm, if one was created or moved */
  private async setReminder(schedule: Schedule, manager: EntityManager): Promise<Alert | undefined> {
    const { userId, projectId, timeZone, reminderDate, archived } = schedule;
    // The user has moved the alert since; projects gets an event about it.
    if (await this.alerts.wasMovedSince(manager, projectId, new Date(schedule.reminderSetAt)))
      return undefined;
    if (!reminderDate) {
      if (archived) await this.alerts.cancelShown(manager, projectId, 'reminder');
      else await this.alerts.handleShown(manager, projectId, 'reminder');
      return this.cancelReminder(manager, projectId);
    }
    const message = schedule.reminderMessage.trim() || 'Reminder';
    const time = schedule.reminderTime || DEFAULT_REMINDER_TIME;

    const live = await this.alerts.lockLive(manager, projectId, 'reminder');
    if (live && shows(live.fireAt, timeZone, reminderDate, time)) {
      await manager.save(Object.assign(live, { message, timeZone }));
      return undefined;
    }

    // Editing something else, or the zone, must not bring back a reminder that the user has seen.
    const seen = await this.alerts.findSeenReminder(manager, projectId);
    if (seen && shows(seen.fireAt, seen.timeZone, reminderDate, time)) {
      await this.alerts.restoreShown(manager, { id: seen.id });
      return this.cancelReminder(manager, projectId);
    }
    const fireAt = toInstant(reminderDate, time, timeZone);
    const reminder = { userId, projectId, alertType: 'reminder', message, fireAt, timeZone } as const;
    return this.alerts.setLive(manager, reminder);
  }

  /**
   * Sets no alert for a due date that was set after 09:00 of that day: the user knows.
   *
   * @returns the alert to arm, if one was created or moved
   */
  private async setDueDate(schedule: Schedule, manager: EntityManager): Promise<Alert | undefined> {
    const { userId, projectId, timeZone, dueDate, archived } = schedule;
    const alertType = 'due-date' as const;
    if (dueDate) await this.alerts.restoreShown(manager, { projectId, alertType, dueDate });
    // One alert per due date: one that fired stays, even if snoozed since; an upcoming one moves with the zone.
    const existing = dueDate ? await this.alerts.findOfDueDate(manager, projectId, dueDate) : null;
    const stays = existing && (existing.mailId || existing.timeZone === timeZone) ? existing : undefined;
    await this.alerts.cancelLive(manager, projectId, alertType, stays?.id);
    if (archived) await this.alerts.cancelShown(manager, projectId, alertType);
    else await this.alerts.handleShown(manager, projectId, alertType, stays?.id);
    if (!dueDate || stays) return undefined;
    const fireAt = toInstant(dueDate, DUE_ALERT_TIME, timeZone);
    if (fireAt <= new Date(schedule.setAt)) return undefined;
    const message = `Due on ${longDate(dueDate)}`;
    const alert = { userId, projectId, alertType, message, fireAt, timeZone, dueDate } as const;
    return this.alerts.setLive(manager, alert);
  }

  private async cancelReminder(manager: EntityManager, projectId: string): Promise<undefined> {
    await this.alerts.cancelLive(manager, projectId, 'reminder');
  }
}

/** Compares in wall time: an alert keeps its own seconds, and which of two repeated hours it meant. */
function shows(instant: Date, timeZone: string, date: string, time: string): boolean {
  // A time that daylight saving skips fires at another wall time.
  if (instant.getTime() === toInstant(date, time, timeZone).getTime()) return true;
  const wall = toWallClock(instant, timeZone);
  return wall.date === date && wall.time === time;
}
