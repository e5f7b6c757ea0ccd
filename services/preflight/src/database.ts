import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { PreflightSessions1764200000000 } from './migrations/1764200000000-preflight-sessions.ts';
import { PreflightSession } from './sessions/preflight-session.entity.ts';

/** What this service keeps in Postgres, and how it came to be. */
export const preflightDatabase = {
  service: 'preflight',
  entities: [PreflightSession, OutboxEvent, InboxEvent],
  migrations: [PreflightSessions1764200000000],
};
