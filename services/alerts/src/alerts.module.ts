import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { alertsEvents, alertsHealth, alertsState } from '@printpartner/contracts';
import { createQueue, Peer, RpcClient } from '@printpartner/messaging';
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
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { AccountsClient } from './accounts/accounts.client.ts';
import { UserDataService } from './accounts/user-data.service.ts';
import { AlertsRepository } from './alerts/alerts.repository.ts';
import { CreateAlertService, TEST_DELAY_MS } from './alerts/create-alert.service.ts';
import { HandleAlertService } from './alerts/handle-alert.service.ts';
import { ListAlertsService } from './alerts/list-alerts.service.ts';
import { OldAlertsSweeper } from './alerts/old-alerts.sweeper.ts';
import { SnoozeAlertService } from './alerts/snooze-alert.service.ts';
import {
  AlertClock,
  CLOCK_OPTIONS,
  CLOCK_QUEUE,
  CLOCK_QUEUE_NAME,
  CLOCK_REDIS_URL,
  FireAlerts,
} from './clock/alert-clock.ts';
import { ClockSweeper, SWEEP_MS } from './clock/clock-sweeper.ts';
import { DueAlerts } from './clock/due-alerts.ts';
import { alertsDatabase } from './database.ts';
import type { AlertsSettings } from './env.ts';
import { AlertsComposers, PUBLIC_URL } from './mails/composers.ts';
import { ProjectCopies } from './projects/project-copies.ts';
import { ProjectDeletedSubscriber } from './projects/project-deleted.subscriber.ts';
import { ProjectScheduleSetSubscriber } from './projects/project-schedule-set.subscriber.ts';
import { deletedProjects } from './projects/project-watermark.entity.ts';
import { ProjectsClient } from './projects/projects.client.ts';
import { AlertPusher } from './push/alert-pusher.ts';
import { redisProvider } from './redis.ts';

const MINUTE_MS = 60_000;

@Module({})
export class AlertsModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with(settings: AlertsSettings): DynamicModule {
    const peer = new Peer('alerts', settings);
    const { REDIS_URL: redisUrl } = settings;
    return {
      module: AlertsModule,
      imports: [
        loggingModule('alerts', settings.LOG_LEVEL),
        databaseModule({ ...alertsDatabase, url: settings.DATABASE_URL }),
        tombstonesModule(deletedProjects, oldIdempotencyKeys),
        eventsModule({
          peer,
          publishes: alertsEvents,
          subscribers: [ProjectScheduleSetSubscriber, ProjectDeletedSubscriber, AccountDeletedSubscriber],
        }),
        mailModule({
          service: 'alerts',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
          composers: AlertsComposers,
        }),
      ],
      controllers: [
        healthController(alertsHealth, alertsState, { notes: [MailHealth], dueAlerts: DueAlerts }),
        CreateAlertService,
        ListAlertsService,
        SnoozeAlertService,
        HandleAlertService,
        UserDataService,
      ],
      providers: [
        ProjectScheduleSetSubscriber,
        ProjectDeletedSubscriber,
        AccountDeletedSubscriber,
        { provide: RpcClient, useFactory: () => new RpcClient({ peer }) },
        AccountsClient,
        ProjectsClient,
        ProjectCopies,
        redisProvider(redisUrl),
        AlertPusher,
        AlertsRepository,
        OldAlertsSweeper,
        { provide: TEST_DELAY_MS, useValue: settings.ALERT_TEST_DELAY_MS },
        { provide: CLOCK_REDIS_URL, useValue: redisUrl },
        { provide: CLOCK_QUEUE, useFactory: () => createQueue(CLOCK_QUEUE_NAME, redisUrl) },
        { provide: CLOCK_OPTIONS, useValue: { horizonMs: settings.ALERT_HORIZON_MINUTES * MINUTE_MS } },
        { provide: SWEEP_MS, useValue: settings.ALERT_SWEEP_MS },
        AlertClock,
        FireAlerts,
        ClockSweeper,
        DueAlerts,
        { provide: PUBLIC_URL, useValue: settings.PUBLIC_URL },
        AlertsComposers,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
