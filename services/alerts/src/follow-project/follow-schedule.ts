import { Injectable } from '@nestjs/common';
import { type EventPayload, projectScheduleSet } from '@printpartner/contracts';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertClock } from '../clock/alert-clock.ts';
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
    private readonly clock: AlertClock,
  ) {}

  readonly handler: EventHandler = handleEvent(
    projectScheduleSet,
    async (schedule, { manager }): Promise<AfterCommit | void> => {
      if (!(await lockUnlessErased(manager, schedule.userId))) return;
      if (!(await raiseWatermark(manager, schedule))) return;
      const moved = [
        await this.reminder.follow(schedule, manager),
        await this.dueDate.follow(schedule, manager),
      ].filter((alert) => alert !== undefined);
      return () => this.arm(moved);
    },
  );

  private async arm(alerts: Alert[]): Promise<void> {
    for (const { id } of alerts) await this.clock.arm(id);
  }
}
