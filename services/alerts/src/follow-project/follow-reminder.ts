import { Injectable } from '@nestjs/common';
import { defaultReminderTime, type EventPayload, projectReminderSet } from '@printpartner/contracts';
import { type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { setLiveReminder } from '../alerts/live-reminder.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { toInstant } from '../clock/wall-clock.ts';
import { cancelLiveAlerts } from './cancel-live-alerts.ts';
import { raiseWatermark } from './project-watermark.entity.ts';

type Reminder = EventPayload<typeof projectReminderSet>;

/** A project's reminder, as saved, becomes its one live alert; without a date the alert goes. */
@Injectable()
export class FollowReminder {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
  ) {}

  readonly handler: EventHandler = handleEvent(projectReminderSet, (reminder, { manager }) =>
    this.follow(reminder, manager),
  );

  private async follow(reminder: Reminder, manager: EntityManager) {
    const { userId, projectId, timeZone } = reminder;
    if (!(await lockUnlessErased(manager, userId))) return;
    if (!(await raiseWatermark(manager, reminder))) return;
    if (!reminder.reminderDate) return cancelLiveAlerts(manager, projectId, 'reminder');
    const time = reminder.reminderTime || defaultReminderTime;
    const fireAt = toInstant(reminder.reminderDate, time, timeZone);
    // An edit of the message alone must not bring back what the user has seen.
    if (fireAt <= new Date() && (await this.alerts.wasSeen(manager, projectId, fireAt))) {
      return cancelLiveAlerts(manager, projectId, 'reminder');
    }
    const alert = await setLiveReminder(this.alerts, manager, {
      userId,
      projectId,
      message: reminder.reminderMessage.trim() || 'Reminder',
      fireAt,
      timeZone,
    });
    return () => this.clock.arm(alert);
  }
}
