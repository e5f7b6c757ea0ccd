import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminHealth, adminState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { OldAttemptsSweeper } from './attempts/old-attempts.sweeper.ts';
import { ReadAttemptsService } from './attempts/read-attempts.service.ts';
import { SignUpAttempt } from './attempts/sign-up-attempt.entity.ts';
import { adminDatabase } from './database.ts';
import type { AdminSettings } from './env.ts';
import { FindHintsService } from './hints/find-hints.service.ts';
import { ReadTrendsService } from './trends/read-trends.service.ts';
import { accountDeletedSubscriber } from './attempts/account-deleted.subscriber.ts';
import { signUpAttemptedSubscriber } from './attempts/sign-up-attempted.subscriber.ts';

@Module({})
export class AdminModule {
  static with(settings: AdminSettings): DynamicModule {
    const peer = new Peer('admin', settings);
    return {
      module: AdminModule,
      imports: [
        loggingModule('admin', settings.LOG_LEVEL),
        databaseModule({ ...adminDatabase, url: settings.DATABASE_URL }),
        TypeOrmModule.forFeature([SignUpAttempt]),
        eventsModule({
          peer,
          publishes: [],
          handlers: { useFactory: () => [signUpAttemptedSubscriber, accountDeletedSubscriber] },
        }),
      ],
      controllers: [
        healthController(adminHealth, adminState),
        ReadAttemptsService,
        ReadTrendsService,
        FindHintsService,
      ],
      providers: [OldAttemptsSweeper],
    };
  }
}
