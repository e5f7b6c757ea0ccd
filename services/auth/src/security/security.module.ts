import { Global, Module } from '@nestjs/common';
import { ExpiredEventsSweeper } from './expired-events.sweeper.ts';
import { RefusedSignIns } from './refused-sign-ins.ts';
import { SecurityEvents } from './security-events.ts';
import { SecurityEventsService } from './security-events.service.ts';
import { SecurityLog } from './security-log.ts';

/** Global, because the mail module takes its composers, which read the events, from outside. */
@Global()
@Module({
  controllers: [SecurityEventsService],
  providers: [SecurityLog, SecurityEvents, RefusedSignIns, ExpiredEventsSweeper],
  exports: [SecurityEvents, RefusedSignIns],
})
export class SecurityModule {}
