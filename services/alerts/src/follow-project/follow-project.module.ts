import { Module, type DynamicModule } from '@nestjs/common';
import { AlertsDataModule } from '../alerts/alerts.data.module.ts';
import { FollowDeletion } from './follow-deletion.ts';
import { FollowDueDate } from './follow-due-date.ts';
import { FollowReminder } from './follow-reminder.ts';
import { FollowSchedule } from './follow-schedule.ts';

/** Hears what projects tells; needs the clock that the service runs on. */
@Module({})
export class FollowProjectModule {
  static on(clock: DynamicModule): DynamicModule {
    return {
      module: FollowProjectModule,
      imports: [AlertsDataModule, clock],
      providers: [FollowReminder, FollowDueDate, FollowSchedule, FollowDeletion],
      exports: [FollowSchedule, FollowDeletion],
    };
  }
}
