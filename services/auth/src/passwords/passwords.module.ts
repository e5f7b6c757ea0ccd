import { type DynamicModule, Module } from '@nestjs/common';
import type { AuthSettings } from '../env.ts';
import { DevicesModule } from '../devices/devices.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ChangePasswordService } from './change-password.service.ts';
import { ConfirmSessionService } from './confirm-session.service.ts';
import { CurrentPassword } from './current-password.ts';
import { ExpiredRequestsSweeper } from './expired-requests.sweeper.ts';
import { ForgotPasswordService, SHOW_RESET_CODE } from './forgot-password.service.ts';
import { HashingModule } from './hashing.module.ts';
import { NewPassword } from './new-password.ts';
import { PasswordReset } from './password-reset.ts';
import { ResetByLinkService } from './reset-by-link.service.ts';
import { ResetPasswordService } from './reset-password.service.ts';

@Module({})
export class PasswordsModule {
  static with(settings: AuthSettings): DynamicModule {
    const showResetCode = settings.SHOW_RESET_CODE === 'true' && settings.NODE_ENV !== 'production';
    return {
      module: PasswordsModule,
      imports: [DevicesModule, HashingModule, LimitsModule, SessionsModule],
      controllers: [
        ForgotPasswordService,
        ResetPasswordService,
        ResetByLinkService,
        ChangePasswordService,
        ConfirmSessionService,
      ],
      providers: [
        { provide: SHOW_RESET_CODE, useValue: showResetCode },
        CurrentPassword,
        NewPassword,
        PasswordReset,
        ExpiredRequestsSweeper,
      ],
    };
  }
}
