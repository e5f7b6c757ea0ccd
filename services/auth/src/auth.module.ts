import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { authEvents, authHealth, authState } from '@printpartner/contracts';
import { Peer } from '@printpartner/messaging';
import {
  databaseModule,
  eventsModule,
  healthController,
  loggingModule,
  MailHealth,
  mailModule,
} from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { DeleteAccountService } from './accounts/delete-account.service.ts';
import { UserDataService } from './accounts/user-data.service.ts';
import { CodeMaker } from './codes/code-maker.ts';
import { authDatabase } from './database.ts';
import { ExpiredDevicesSweeper, KnownDevices } from './devices/known-devices.ts';
import { EmailConfirmationService } from './email-confirmation/email-confirmation.service.ts';
import type { AuthSettings } from './env.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { AuthComposers, PUBLIC_URL } from './mails/composers.ts';
import { ChangePasswordService } from './passwords/change-password.service.ts';
import { CurrentPassword } from './passwords/current-password.ts';
import { ForgotPasswordService, SHOW_RESET_CODE } from './passwords/forgot-password.service.ts';
import { NewPassword } from './passwords/new-password.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { ResetPasswordService } from './passwords/reset-password.service.ts';
import { ExpiredRequestsSweeper, ResetRequests } from './passwords/reset-requests.ts';
import { PreferencesService } from './preferences/preferences.service.ts';
import { REDIS, redisProvider } from './redis.ts';
import { RefusedSignIns } from './security/refused-sign-ins.ts';
import { ExpiredEventsSweeper, SecurityEvents, SecurityEventsService } from './security/security-events.ts';
import { SecurityLog } from './security/security-log.ts';
import { Confirmations, ConfirmSessionService } from './sessions/confirmations.ts';
import { SessionCopies } from './sessions/session-copies.ts';
import { SessionOpener } from './sessions/session-opener.ts';
import { ExpiredSessionsSweeper, SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SignInService } from './sessions/sign-in.service.ts';
import { AttemptRecorder } from './sign-up/attempt-recorder.ts';
import { SignUpGate, WEB_SIGN_UP } from './sign-up/sign-up-gate.ts';
import { SignUpService } from './sign-up/sign-up.service.ts';

@Module({})
export class AuthModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static with(settings: AuthSettings): DynamicModule {
    const peer = new Peer('auth', settings);
    const { REDIS_URL: redisUrl } = settings;
    const showsResetCode = settings.SHOW_RESET_CODE === 'true' && settings.NODE_ENV !== 'production';
    return {
      module: AuthModule,
      imports: [
        loggingModule('auth', settings.LOG_LEVEL),
        databaseModule({ ...authDatabase, url: settings.DATABASE_URL }),
        eventsModule({ peer, publishes: authEvents, subscribers: [] }),
        mailModule({
          service: 'auth',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
          composers: AuthComposers,
        }),
      ],
      controllers: [
        healthController(authHealth, authState, { notes: [MailHealth] }),
        SignUpService,
        SecurityEventsService,
        SignInService,
        SessionsService,
        ForgotPasswordService,
        ResetPasswordService,
        ChangePasswordService,
        ConfirmSessionService,
        EmailConfirmationService,
        DeleteAccountService,
        UserDataService,
        PreferencesService,
      ],
      providers: [
        redisProvider(redisUrl),
        { provide: CodeMaker, useValue: new CodeMaker(settings.CODE_SECRET) },
        { provide: PUBLIC_URL, useValue: settings.PUBLIC_URL },
        AuthComposers,
        AttemptLimits,
        SignInLimits,
        KnownDevices,
        ExpiredDevicesSweeper,
        { provide: WEB_SIGN_UP, useValue: settings.WEB_SIGNUP },
        SignUpGate,
        AttemptRecorder,
        SecurityLog,
        SecurityEvents,
        RefusedSignIns,
        ExpiredEventsSweeper,
        SessionsRepository,
        SessionCopies,
        SessionOpener,
        Confirmations,
        ExpiredSessionsSweeper,
        { provide: SHOW_RESET_CODE, useValue: showsResetCode },
        PasswordHasher,
        CurrentPassword,
        NewPassword,
        ResetRequests,
        ExpiredRequestsSweeper,
      ],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
