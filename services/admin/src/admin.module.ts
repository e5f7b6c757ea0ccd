import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminHealth, authEvents } from '@printpartner/contracts';
import { databaseModule, eventsModule, healthController, loggingModule } from '@printpartner/service-kit';
import { OldAttemptsSweeper } from './attempts/old-attempts.sweeper.ts';
import { SignUpAttempt } from './attempts/sign-up-attempt.entity.ts';
import { adminDatabase } from './database.ts';
import type { AdminSettings } from './env.ts';
import { followAccountDeletion } from './follow-account-deletion/follow-account-deletion.ts';
import { followSignUps } from './follow-sign-ups/follow-sign-ups.ts';
import { ReadAttemptsHandler } from './read-attempts/read-attempts.handler.ts';
import { ReadAttemptsService } from './read-attempts/read-attempts.service.ts';
import { UserDataHandler } from './user-data/user-data.handler.ts';

@Module({})
export class AdminModule {
  static with(settings: AdminSettings): DynamicModule {
    return {
      module: AdminModule,
      imports: [
        loggingModule('admin', settings.LOG_LEVEL),
        databaseModule({ ...adminDatabase, url: settings.DATABASE_URL }),
        TypeOrmModule.forFeature([SignUpAttempt]),
        eventsModule({
          service: 'admin',
          redisUrl: settings.REDIS_URL,
          publishes: [],
          hears: authEvents,
          handlers: { useFactory: () => [followSignUps, followAccountDeletion] },
        }),
      ],
      controllers: [healthController(adminHealth), ReadAttemptsHandler, UserDataHandler],
      providers: [ReadAttemptsService, OldAttemptsSweeper],
    };
  }
}
