import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DevicesModule } from '../devices/devices.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { HashingModule } from '../passwords/hashing.module.ts';
import { Confirmations } from './confirmations.ts';
import { ExpiredSessionsSweeper } from './expired-sessions.sweeper.ts';
import { ResolveSessionService } from './resolve-session.service.ts';
import { SessionCopies } from './session-copies.ts';
import { SessionOpener } from './session-opener.ts';
import { Session } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignOutService } from './sign-out.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Session]), DevicesModule, HashingModule, LimitsModule],
  controllers: [SignInService, SignOutService, SessionsService, ResolveSessionService],
  providers: [SessionsRepository, SessionCopies, SessionOpener, Confirmations, ExpiredSessionsSweeper],
  exports: [SessionsRepository, SessionCopies, SessionOpener, Confirmations],
})
export class SessionsModule {}
