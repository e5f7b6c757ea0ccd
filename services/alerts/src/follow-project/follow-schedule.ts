import { Injectable } from '@nestjs/common';
import { type EventPayload, projectScheduleSet } from '@printpartner/contracts';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { FollowDueDate } from './follow-due-date.ts';
import { FollowReminder } from './follow-reminder.ts';
import { raiseWatermark } from './project-watermark.entity.ts';

export type Schedule = EventPayload<typeof projectScheduleSet>;

/** What a project's dates, as saved, mean for its alerts. Older news than what has been heard mean nothing. */
@Injectable()
export class FollowSchedule {
  constructor(
    private readonly reminder: FollowReminder,
    private readonly dueDate: FollowDueDate,
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
    private readonly pusher: AlertPusher,
  ) {}

  readonly handler: EventHandler = handleEvent(
    projectScheduleSet,
    async (schedule, { manager }): Promise<AfterCommit | void> => {
      if (!(await lockUnlessErased(manager, schedule.userId))) return;
      if (!(await raiseWatermark(manager, schedule))) return;
      const { userId, projectId } = schedule;
      const wasLive = await this.alerts.hasLive(manager, projectId);
      const moved = [
        await this.reminder.follow(schedule, manager),
        await this.dueDate.follow(schedule, manager),
      ].filter((alert) => alert !== undefined);
      // Saves of a project without alerts change nothing that a browser shows.
      const isAffected = wasLive || (await this.alerts.hasLive(manager, projectId));
      return async () => {
        await this.arm(moved);
        if (isAffected) await this.pusher.pushChanged(userId);
      };
    },
  );

  private async arm(alerts: Alert[]): Promise<void> {
    for (const { id } of alerts) await this.clock.arm(id);
  }
}
