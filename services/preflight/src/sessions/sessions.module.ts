import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreflightSession } from './preflight-session.entity.ts';
import { PreflightSessions } from './preflight-sessions.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PreflightSession])],
  providers: [PreflightSessions],
  exports: [PreflightSessions],
})
export class SessionsModule {}
