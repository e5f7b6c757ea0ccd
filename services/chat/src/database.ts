import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { TokenUsage1767000000000 } from './migrations/1767000000000-token-usage.ts';
import { Origins1768100000030 } from './migrations/1768100000030-origins.ts';

/** Entities and migrations of this service. */
export const chatDatabase = {
  service: 'chat',
  entities: [OutboxEvent, InboxEvent],
  migrations: [TokenUsage1767000000000, Origins1768100000030],
};
