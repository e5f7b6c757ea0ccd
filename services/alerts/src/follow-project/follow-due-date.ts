import { Injectable } from '@nestjs/common';
import { dueAlertTime } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { setLiveAlert } from '../alerts/set-live-alert.ts';
import { toInstant } from '../clock/wall-clock.ts';
import { longDate } from '../mails/long-date.ts';
import { cancelLiveAlerts } from './cancel-live-alerts.ts';
import type { Schedule } from './follow-schedule.ts';

/** A project's due date becomes an alert on the morning of that day. */
@Injectable()
export class FollowDueDate {
  constructor(private readonly alerts: AlertsRepository) {}

  /**
   * The alert that was moved or made. None for a day that was under way when it
   * was set: who has just typed the date knows.
   */
  async follow(schedule: Schedule, manager: EntityManager): Promise<Alert | undefined> {
    const { userId, projectId, timeZone, dueDate } = schedule;
    // Once a day: one that fell due, even if snoozed since, stays; one to come moves with the zone.
    const known = dueDate ? await this.alerts.findOfDueDate(manager, projectId, dueDate) : null;
    const stays = known && (known.mailId || known.timeZone === timeZone) ? known : undefined;
    await cancelLiveAlerts(manager, projectId, 'due-date', stays?.id);
    if (!dueDate || stays) return undefined;
    const fireAt = toInstant(dueDate, dueAlertTime, timeZone);
    if (fireAt <= new Date(schedule.setAt)) return undefined;
    const message = `Due on ${longDate(dueDate)}`;
    const alert = { userId, projectId, alertType: 'due-date', message, fireAt, timeZone, dueDate } as const;
    return setLiveAlert(this.alerts, manager, alert);
  }
}
