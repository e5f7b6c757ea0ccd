import { type DynamicModule, Module } from '@nestjs/common';
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
import { AccountsModule } from './accounts/accounts.module.ts';
import { CodesModule } from './codes/codes.module.ts';
import { authDatabase } from './database.ts';
import { EmailConfirmationModule } from './email-confirmation/email-confirmation.module.ts';
import type { AuthSettings } from './env.ts';
import { AuthComposers } from './mails/auth-composers.ts';
import { PasswordsModule } from './passwords/passwords.module.ts';
import { PreferencesService } from './preferences/preferences.service.ts';
import { RedisModule } from './redis.module.ts';
import { SecurityModule } from './security/security.module.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { SignUpModule } from './sign-up/sign-up.module.ts';

@Module({})
export class AuthModule {
  static with(settings: AuthSettings): DynamicModule {
    const peer = new Peer('auth', settings);
    const { REDIS_URL: redisUrl } = settings;
    return {
      module: AuthModule,
      imports: [
        loggingModule('auth', settings.LOG_LEVEL),
        databaseModule({ ...authDatabase, url: settings.DATABASE_URL }),
        RedisModule.with(redisUrl),
        CodesModule.with(settings),
        eventsModule({
          peer,
          publishes: authEvents,
          handlers: { useFactory: () => [] },
        }),
        mailModule({
          service: 'auth',
          redisUrl,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          graceSeconds: settings.SHUTDOWN_GRACE_SECONDS,
          composers: {
            inject: [AuthComposers],
            useFactory: (composers: AuthComposers) => composers.all,
          },
        }),
        SignUpModule.with(settings),
        SecurityModule,
        SessionsModule,
        PasswordsModule.with(settings),
        EmailConfirmationModule,
        AccountsModule,
      ],
      controllers: [healthController(authHealth, authState, { notes: [MailHealth] }), PreferencesService],
    };
  }
}
