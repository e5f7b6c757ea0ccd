import { type DynamicModule, Module } from '@nestjs/common';
import type { AuthSettings } from '../env.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { HashingModule } from '../passwords/hashing.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AttemptRecorder } from './attempt-recorder.ts';
import { SignUpGate, WEB_SIGN_UP } from './sign-up-gate.ts';
import { SignUpService } from './sign-up.service.ts';

@Module({})
export class SignUpModule {
  static with({ WEB_SIGNUP }: AuthSettings): DynamicModule {
    return {
      module: SignUpModule,
      imports: [HashingModule, LimitsModule, SessionsModule],
      controllers: [SignUpService],
      providers: [{ provide: WEB_SIGN_UP, useValue: WEB_SIGNUP }, SignUpGate, AttemptRecorder],
    };
  }
}
