import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { authEvents, authHealth } from '@printpartner/contracts';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  MailHealth,
  mailModule,
} from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { Account } from './accounts/account.entity.ts';
import { ChangePasswordHandler } from './change-password/change-password.handler.ts';
import { ChangePasswordService } from './change-password/change-password.service.ts';
import { CodesModule } from './codes/codes.module.ts';
import { ConfirmEmailHandler } from './confirm-email/confirm-email.handler.ts';
import { ConfirmEmailService } from './confirm-email/confirm-email.service.ts';
import { ConfirmedAddressHandler } from './confirmed-address/confirmed-address.handler.ts';
import { authDatabase } from './database.ts';
import { DeleteAccountHandler } from './delete-account/delete-account.handler.ts';
import { DeleteAccountService } from './delete-account/delete-account.service.ts';
import type { AuthSettings } from './env.ts';
import { ExpiredRequestsSweeper } from './forgot-password/expired-requests.sweeper.ts';
import { ForgotPasswordHandler } from './forgot-password/forgot-password.handler.ts';
import { ForgotPasswordService, SHOWS_RESET_CODE } from './forgot-password/forgot-password.service.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { AuthComposers } from './mails/auth-composers.ts';
import { NewPassword } from './passwords/new-password.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { PreferencesHandler } from './preferences/preferences.handler.ts';
import { PreferencesService } from './preferences/preferences.service.ts';
import { REDIS, redisProvider } from './redis.ts';
import { RequestConfirmationHandler } from './request-confirmation/request-confirmation.handler.ts';
import { RequestConfirmationService } from './request-confirmation/request-confirmation.service.ts';
import { ResetPasswordHandler } from './reset-password/reset-password.handler.ts';
import { ResetPasswordService } from './reset-password/reset-password.service.ts';
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
import { AttemptRecorder } from './sign-up/attempt-recorder.ts';
import { SignUpGate } from './sign-up/sign-up-gate.ts';
import { SignUpHandler } from './sign-up/sign-up.handler.ts';
import { SignUpService } from './sign-up/sign-up.service.ts';
import { WebSignUpPolicy } from './sign-up/web-sign-up-policy.ts';
import { UserDataHandler } from './user-data/user-data.handler.ts';

@Module({})
export class AuthModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static with(settings: AuthSettings): DynamicModule {
    const { REDIS_URL: redisUrl } = settings;
    const codes = CodesModule.with(settings);
    const showsCode = settings.SHOW_RESET_CODE === 'true' && settings.NODE_ENV !== 'production';
    return {
      module: AuthModule,
      imports: [
        loggingModule('auth', settings.LOG_LEVEL),
        databaseModule({ ...authDatabase, url: settings.DATABASE_URL }),
        TypeOrmModule.forFeature([Account, Session]),
        codes,
        eventsModule({
          service: 'auth',
          redisUrl,
          publishes: authEvents,
          hears: [],
          handlers: { useFactory: () => [] },
        }),
        mailModule({
          service: 'auth',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          composers: {
            imports: [codes],
            inject: [AuthComposers],
            useFactory: (composers: AuthComposers) => composers.all,
          },
        }),
      ],
      controllers: [
        healthController(authHealth, [MailHealth]),
        SignUpHandler,
        SignInHandler,
        SignOutHandler,
        ResolveSessionHandler,
        ForgotPasswordHandler,
        ResetPasswordHandler,
        ChangePasswordHandler,
        RequestConfirmationHandler,
        ConfirmEmailHandler,
        ConfirmedAddressHandler,
        DeleteAccountHandler,
        PreferencesHandler,
        UserDataHandler,
      ],
      providers: [
        redisProvider(redisUrl),
        { provide: WebSignUpPolicy, useValue: new WebSignUpPolicy(settings.WEB_SIGNUP) },
        { provide: SHOWS_RESET_CODE, useValue: showsCode },
        AttemptLimits,
        AttemptRecorder,
        PasswordHasher,
        NewPassword,
        SessionCopies,
        SessionOpener,
        SessionsRepository,
        ExpiredSessionsSweeper,
        ExpiredRequestsSweeper,
        SignUpGate,
        SignUpService,
        SignInService,
        ResolveSessionService,
        ForgotPasswordService,
        ResetPasswordService,
        ChangePasswordService,
        RequestConfirmationService,
        ConfirmEmailService,
        DeleteAccountService,
        PreferencesService,
      ],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
