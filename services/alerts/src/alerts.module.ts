import { type DynamicModule, Module } from '@nestjs/common';
import { alertsEvents, alertsHealth, authEvents, projectsEvents } from '@printpartner/contracts';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  MailHealth,
  mailModule,
} from '@printpartner/service-kit';
import { AcknowledgeAlertHandler } from './acknowledge-alert/acknowledge-alert.handler.ts';
import { AcknowledgeAlertService } from './acknowledge-alert/acknowledge-alert.service.ts';
import { AlertPresenter } from './alerts/alert-presenter.ts';
import { AlertsDataModule } from './alerts/alerts.data.module.ts';
import { ClockModule } from './clock/clock.module.ts';
import { CreateAlertHandler } from './create-alert/create-alert.handler.ts';
import { CreateAlertService } from './create-alert/create-alert.service.ts';
import { CreateTestAlertHandler } from './create-test-alert/create-test-alert.handler.ts';
import { CreateTestAlertService, TEST_DELAY_MS } from './create-test-alert/create-test-alert.service.ts';
import { alertsDatabase } from './database.ts';
import type { AlertsSettings } from './env.ts';
import { followAccountDeletion } from './follow-account-deletion/follow-account-deletion.ts';
import { FollowDeletion } from './follow-project/follow-deletion.ts';
import { FollowProjectModule } from './follow-project/follow-project.module.ts';
import { FollowSchedule } from './follow-project/follow-schedule.ts';
import { ListAlertsHandler } from './list-alerts/list-alerts.handler.ts';
import { DueDateComposer } from './mails/due-date-composer.ts';
import { DueDateMailsModule } from './mails/due-date-mails.module.ts';
import { mailKinds } from './mails/mail-kinds.ts';
import { NeighborsModule } from './neighbors.module.ts';
import { SnoozeAlertHandler } from './snooze-alert/snooze-alert.handler.ts';
import { SnoozeAlertService } from './snooze-alert/snooze-alert.service.ts';
import { UserDataHandler } from './user-data/user-data.handler.ts';

const MINUTE_MS = 60_000;

@Module({})
export class AlertsModule {
  static with(settings: AlertsSettings): DynamicModule {
    const { REDIS_URL: redisUrl } = settings;
    const clock = ClockModule.with({
      redisUrl,
      horizonMs: settings.ALERT_HORIZON_MINUTES * MINUTE_MS,
      sweepMs: settings.ALERT_SWEEP_MS,
    });
    const neighbors = NeighborsModule.at(redisUrl);
    return {
      module: AlertsModule,
      imports: [
        loggingModule('alerts', settings.LOG_LEVEL),
        databaseModule({ ...alertsDatabase, url: settings.DATABASE_URL }),
        AlertsDataModule,
        neighbors,
        clock,
        eventsModule({
          service: 'alerts',
          redisUrl,
          publishes: alertsEvents,
          hears: [...projectsEvents, ...authEvents],
          handlers: {
            imports: [FollowProjectModule.on(clock)],
            inject: [FollowSchedule, FollowDeletion],
            useFactory: (schedule: FollowSchedule, deletion: FollowDeletion) => [
              schedule.handler,
              deletion.handler,
              followAccountDeletion,
            ],
          },
        }),
        mailModule({
          service: 'alerts',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          composers: {
            imports: [DueDateMailsModule.with(settings.PUBLIC_URL, neighbors)],
            inject: [DueDateComposer],
            useFactory: (composer: DueDateComposer) => ({
              [mailKinds.dueDate]: (alertId: string) => composer.compose(alertId),
            }),
          },
        }),
      ],
      controllers: [
        healthController(alertsHealth, [MailHealth]),
        CreateAlertHandler,
        CreateTestAlertHandler,
        ListAlertsHandler,
        AcknowledgeAlertHandler,
        SnoozeAlertHandler,
        UserDataHandler,
      ],
      providers: [
        { provide: TEST_DELAY_MS, useValue: settings.ALERT_TEST_DELAY_MS },
        AlertPresenter,
        CreateAlertService,
        CreateTestAlertService,
        AcknowledgeAlertService,
        SnoozeAlertService,
      ],
    };
  }
}
