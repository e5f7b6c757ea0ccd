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
    // The project hears of the move in its turn.
    if (await this.alerts.wasMovedSince(manager, projectId, new Date(schedule.reminderSetAt)))
      return undefined;
    if (!reminderDate) return this.cancel(manager, projectId);
    const message = schedule.reminderMessage.trim() || 'Reminder';
    const time = schedule.reminderTime || defaultReminderTime;

    const live = await this.alerts.lockLive(manager, projectId, 'reminder');
    if (live && shows(live.fireAt, timeZone, reminderDate, time)) {
      await manager.save(Object.assign(live, { message, timeZone }));
      return undefined;
    }

    // An edit of something else, or of the zone, must not bring back what the user has seen.
    const seen = await this.alerts.findSeenReminder(manager, projectId);
    if (seen && shows(seen.fireAt, seen.timeZone, reminderDate, time)) return this.cancel(manager, projectId);
    const fireAt = toInstant(reminderDate, time, timeZone);
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
