import { type DynamicModule, Module } from '@nestjs/common';
import { alertsEvents, alertsHealth, alertsState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  MailHealth,
  mailModule,
  oldIdempotencyKeys,
  tombstonesModule,
} from '@printpartner/service-kit';
import { accountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { AcknowledgeAlertService } from './acknowledge-alert/acknowledge-alert.service.ts';
import { AlertsDataModule } from './alerts/alerts-data.module.ts';
import { OldAlertsSweeper } from './alerts/old-alerts.sweeper.ts';
import { ClockModule } from './clock/clock.module.ts';
import { DueAlerts } from './clock/due-alerts.ts';
import { CreateAlertService } from './create-alert/create-alert.service.ts';
import { CreateTestAlertService, TEST_DELAY_MS } from './create-test-alert/create-test-alert.service.ts';
import { alertsDatabase } from './database.ts';
import type { AlertsSettings } from './env.ts';
import { HandleAlertService } from './handle-alert/handle-alert.service.ts';
import { ListAlertsService } from './list-alerts/list-alerts.service.ts';
import { DueDateComposer, DueDateMailsModule } from './mails/due-date-composer.ts';
import { mailKinds } from './mails/due-date-mail.ts';
import { ProjectDeletedSubscriber } from './projects/project-deleted.subscriber.ts';
import { deletedProjects } from './projects/project-watermark.entity.ts';
import {
  ProjectScheduleSetSubscriber,
  ProjectSubscribersModule,
} from './projects/project-schedule-set.subscriber.ts';
import { ServiceClientsModule } from './service-clients.module.ts';
import { SnoozeAlertService } from './snooze-alert/snooze-alert.service.ts';
import { UserDataService } from './user-data.service.ts';

const MINUTE_MS = 60_000;

@Module({})
export class AlertsModule {
  static with(settings: AlertsSettings): DynamicModule {
    const peer = new Peer('alerts', settings);
    const { REDIS_URL: redisUrl } = settings;
    const clock = ClockModule.with({
      redisUrl,
      horizonMs: settings.ALERT_HORIZON_MINUTES * MINUTE_MS,
      sweepMs: settings.ALERT_SWEEP_MS,
    });
    return {
      module: AlertsModule,
      imports: [
        loggingModule('alerts', settings.LOG_LEVEL),
        databaseModule({ ...alertsDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(deletedProjects, oldIdempotencyKeys),
        AlertsDataModule,
        ServiceClientsModule.at(peer),
        clock,
        eventsModule({
          peer,
          publishes: alertsEvents,
          handlers: {
            imports: [ProjectSubscribersModule.on(clock)],
            inject: [ProjectScheduleSetSubscriber, ProjectDeletedSubscriber],
            useFactory: (schedule: ProjectScheduleSetSubscriber, deletion: ProjectDeletedSubscriber) => [
              schedule.handler,
              deletion.handler,
              accountDeletedSubscriber,
            ],
          },
        }),
        mailModule({
          service: 'alerts',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
          composers: {
            imports: [DueDateMailsModule.with(settings.PUBLIC_URL)],
            inject: [DueDateComposer],
            useFactory: (composer: DueDateComposer) => ({
              [mailKinds.dueDate]: (alertId: string) => composer.compose(alertId),
            }),
          },
        }),
      ],
      controllers: [
        healthController(alertsHealth, alertsState, { notes: [MailHealth], dueAlerts: DueAlerts }),
        CreateAlertService,
        CreateTestAlertService,
        ListAlertsService,
        AcknowledgeAlertService,
        SnoozeAlertService,
        HandleAlertService,
        UserDataService,
      ],
      providers: [
        { provide: TEST_DELAY_MS, useValue: settings.ALERT_TEST_DELAY_MS },
        OldAlertsSweeper,
        DueAlerts,
      ],
    };
  }
}
