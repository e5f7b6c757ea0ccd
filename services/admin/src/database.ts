import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { SignUpAttempt } from './attempts/sign-up-attempt.entity.ts';
import { SignupAttempts1764000000000 } from './migrations/1764000000000-signup-attempts.ts';
import { IndexesAtSize1764500000040 } from './migrations/1764500000040-indexes-at-size.ts';
import { FilterIndexes1764600000050 } from './migrations/1764600000050-filter-indexes.ts';
import { Origins1768100000000 } from './migrations/1768100000000-origins.ts';

/** Entities and migrations of this service. */
export const adminDatabase = {
  service: 'admin',
  entities: [SignUpAttempt, OutboxEvent, InboxEvent],
  migrations: [
    SignupAttempts1764000000000,
    IndexesAtSize1764500000040,
    FilterIndexes1764600000050,
    Origins1768100000000,
  ],
};
