import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { alertsEvents, alertsHealth, authEvents, projectsEvents } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { AcknowledgeAlertHandler } from './acknowledge-alert/acknowledge-alert.handler.ts';
import { AcknowledgeAlertService } from './acknowledge-alert/acknowledge-alert.service.ts';
import { AlertPresenter } from './alerts/alert-presenter.ts';
import { AlertsDataModule } from './alerts/alerts.data.module.ts';
import { ClockModule } from './clock/clock.module.ts';
import { CreateAlertHandler } from './create-alert/create-alert.handler.ts';
import { CreateAlertService } from './create-alert/create-alert.service.ts';
import { alertsDatabase } from './database.ts';
import type { AlertsSettings } from './env.ts';
import { followAccountDeletion } from './follow-account-deletion/follow-account-deletion.ts';
import { followDeletion } from './follow-project/follow-deletion.ts';
import { FollowProjectModule } from './follow-project/follow-project.module.ts';
import { FollowReminder } from './follow-project/follow-reminder.ts';
import { ListAlertsHandler } from './list-alerts/list-alerts.handler.ts';
import { ProjectsGateway } from './projects/projects.gateway.ts';
import { SnoozeAlertHandler } from './snooze-alert/snooze-alert.handler.ts';
import { SnoozeAlertService } from './snooze-alert/snooze-alert.service.ts';
import { UserDataHandler } from './user-data/user-data.handler.ts';

const MINUTE_MS = 60_000;

@Module({})
export class AlertsModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with(settings: AlertsSettings): DynamicModule {
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
        AlertsDataModule,
        clock,
        eventsModule({
          service: 'alerts',
          redisUrl,
          publishes: alertsEvents,
          hears: [...projectsEvents, ...authEvents],
          handlers: {
            imports: [FollowProjectModule.on(clock)],
            inject: [FollowReminder],
            useFactory: (reminder: FollowReminder) => [
              reminder.handler,
              followDeletion,
              followAccountDeletion,
            ],
          },
        }),
      ],
      controllers: [
        healthController(alertsHealth),
        CreateAlertHandler,
        ListAlertsHandler,
        AcknowledgeAlertHandler,
        SnoozeAlertHandler,
        UserDataHandler,
      ],
      providers: [
        { provide: RpcClient, useFactory: () => new RpcClient({ redisUrl }) },
        AlertPresenter,
        ProjectsGateway,
        CreateAlertService,
        AcknowledgeAlertService,
        SnoozeAlertService,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
