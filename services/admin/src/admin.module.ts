import { type DynamicModule, Module } from '@nestjs/common';
import { adminHealth, adminState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { AccountDeletedSubscriber } from './accounts/account-deleted.subscriber.ts';
import { UserDataService } from './accounts/user-data.service.ts';
import { OldAttemptsSweeper } from './attempts/old-attempts.sweeper.ts';
import { ReadAttemptsService } from './attempts/read-attempts.service.ts';
import { SignUpAttemptedSubscriber } from './attempts/sign-up-attempted.subscriber.ts';
import { adminDatabase } from './database.ts';
import type { AdminSettings } from './env.ts';
import { FindHintsService } from './hints/find-hints.service.ts';
import { ReadTrendsService } from './trends/read-trends.service.ts';

@Module({})
export class AdminModule {
  static with(settings: AdminSettings): DynamicModule {
    const peer = new Peer('admin', settings);
    return {
      module: AdminModule,
      imports: [
        loggingModule('admin', settings.LOG_LEVEL),
        databaseModule({ ...adminDatabase, url: settings.DATABASE_URL }),
        eventsModule({
          peer,
          publishes: [],
          subscribers: [SignUpAttemptedSubscriber, AccountDeletedSubscriber],
        }),
      ],
      controllers: [
        healthController(adminHealth, adminState),
        ReadAttemptsService,
        ReadTrendsService,
        FindHintsService,
        UserDataService,
      ],
      providers: [SignUpAttemptedSubscriber, AccountDeletedSubscriber, OldAttemptsSweeper],
    };
  }
}
