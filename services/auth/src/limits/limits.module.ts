import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.ts';
import { AttemptLimits } from './attempt-limits.ts';
import { SignInLimits } from './sign-in-limits.ts';

@Module({
  imports: [DevicesModule],
  providers: [AttemptLimits, SignInLimits],
  exports: [AttemptLimits, SignInLimits],
})
export class LimitsModule {}
