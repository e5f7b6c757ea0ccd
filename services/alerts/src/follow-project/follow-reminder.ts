import { Injectable } from '@nestjs/common';
import { defaultReminderTime } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { setLiveAlert } from '../alerts/set-live-alert.ts';
import { toInstant, toWallClock } from '../clock/wall-clock.ts';
import { cancelLiveAlerts } from './cancel-live-alerts.ts';
import type { Schedule } from './follow-schedule.ts';

/** A project's reminder becomes its one live alert; without a date the alert goes. */
@Injectable()
export class FollowReminder {
  constructor(private readonly alerts: AlertsRepository) {}

  /** The alert that was moved or made; undefined when nothing new must be waited for. */
  async follow(schedule: Schedule, manager: EntityManager): Promise<Alert | undefined> {
    const { userId, projectId, timeZone, reminderDate } = schedule;
    if (!reminderDate) return this.cancel(manager, projectId);
    const message = schedule.reminderMessage.trim() || 'Reminder';
    const time = schedule.reminderTime || defaultReminderTime;

    const live = await this.alerts.lockLive(manager, projectId, 'reminder');
    if (live && shows(live.fireAt, timeZone, reminderDate, time)) {
      await manager.save(Object.assign(live, { message, timeZone }));
      return undefined;
    }

    const fireAt = toInstant(reminderDate, time, timeZone);
    // An edit of the message alone must not bring back what the user has seen.
    if (fireAt <= new Date() && (await this.alerts.wasSeen(manager, projectId, fireAt))) {
      return this.cancel(manager, projectId);
    }
    const reminder = { userId, projectId, alertType: 'reminder', message, fireAt, timeZone } as const;
    return setLiveAlert(this.alerts, manager, reminder);
  }

  private async cancel(manager: EntityManager, projectId: string): Promise<undefined> {
    await cancelLiveAlerts(manager, projectId, 'reminder');
  }
}

/** Whether a wall clock shows date and time at the instant; seconds, and which of two equal hours, are the alert's own. */
function shows(instant: Date, timeZone: string, date: string, time: string): boolean {
  const wall = toWallClock(instant, timeZone);
  return wall.date === date && wall.time === time;
}
