import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { projectScheduleSet } from '@printpartner/contracts';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsDataModule } from '../alerts/alerts-data.module.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { ProjectDeletedSubscriber } from './project-deleted.subscriber.ts';
import { raiseWatermark } from './project-watermark.entity.ts';
import { ScheduleAlerts } from './schedule-alerts.ts';

/** Sets a project's alerts from its dates and copies its details. Ignores an event older than the last one. */
@Injectable()
export class ProjectScheduleSetSubscriber {
  constructor(
    private readonly scheduleAlerts: ScheduleAlerts,
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
    private readonly pusher: AlertPusher,
  ) {}

  readonly handler: EventHandler = handleEvent(
    projectScheduleSet,
    async (schedule, { manager }): Promise<AfterCommit | void> => {
      const { userId, projectId } = schedule;
      if (!(await lockUnlessErased(manager, userId))) return;
      if (!(await raiseWatermark(manager, schedule))) return;
      const wasVisible = await this.alerts.hasVisible(manager, projectId);
      const toArm = [
        await this.scheduleAlerts.setReminder(schedule, manager),
        await this.scheduleAlerts.setDueDate(schedule, manager),
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
}

/** Provides the subscribers of projects' events to the events module. */
@Module({})
export class ProjectSubscribersModule {
  static on(clock: DynamicModule): DynamicModule {
    return {
      module: ProjectSubscribersModule,
      imports: [AlertsDataModule, clock],
      providers: [ScheduleAlerts, ProjectScheduleSetSubscriber, ProjectDeletedSubscriber],
      exports: [ProjectScheduleSetSubscriber, ProjectDeletedSubscriber],
    };
  }
}
