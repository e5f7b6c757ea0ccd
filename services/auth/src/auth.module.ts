import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { authHealth } from '@printpartner/contracts';
import { databaseModule, healthController, loggingModule } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { Account } from './accounts/account.entity.ts';
import { authDatabase } from './database.ts';
import type { AuthSettings } from './env.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { REDIS, redisProvider } from './redis.ts';
import { ResolveSessionHandler } from './resolve-session/resolve-session.handler.ts';
import { ResolveSessionService } from './resolve-session/resolve-session.service.ts';
import { ExpiredSessionsSweeper } from './sessions/expired-sessions.sweeper.ts';
import { SessionCopies } from './sessions/session-copies.ts';
import { SessionOpener } from './sessions/session-opener.ts';
import { Session } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SignInHandler } from './sign-in/sign-in.handler.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { SignOutHandler } from './sign-out/sign-out.handler.ts';
import { SignUpHandler } from './sign-up/sign-up.handler.ts';
import { SignUpService } from './sign-up/sign-up.service.ts';
import { WebSignUpPolicy } from './sign-up/web-sign-up-policy.ts';

@Module({})
export class AuthModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static with(settings: AuthSettings): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        loggingModule('auth', settings.LOG_LEVEL),
        databaseModule({ ...authDatabase, url: settings.DATABASE_URL }),
        TypeOrmModule.forFeature([Account, Session]),
      ],
      controllers: [
        healthController(authHealth),
        SignUpHandler,
        SignInHandler,
        SignOutHandler,
        ResolveSessionHandler,
      ],
      providers: [
        redisProvider(settings.REDIS_URL),
        { provide: WebSignUpPolicy, useValue: new WebSignUpPolicy(settings.WEB_SIGNUP) },
        PasswordHasher,
        SessionCopies,
        SessionOpener,
        SessionsRepository,
        ExpiredSessionsSweeper,
        SignUpService,
        SignInService,
        ResolveSessionService,
      ],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
