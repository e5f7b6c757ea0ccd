import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { Mail } from '@printpartner/service-kit';
import { Alert } from './alerts/alert.entity.ts';
import { ErasedUsers1764000000000 } from './migrations/1764000000000-erased-users.ts';
import { DueDates1764100000000 } from './migrations/1764100000000-due-dates.ts';
import { ProjectCopies1764200000000 } from './migrations/1764200000000-project-copies.ts';
import { ProjectAlerts1763600000000 } from './migrations/1763600000000-project-alerts.ts';
import { IndexesAtSize1764500000010 } from './migrations/1764500000010-indexes-at-size.ts';
import { ExportIndexes1764700000010 } from './migrations/1764700000010-export-indexes.ts';
import { HandledAt1764900000000 } from './migrations/1764900000000-handled-at.ts';
import { UnhandledAlerts1764900000010 } from './migrations/1764900000010-unhandled-alerts.ts';
import { MailFailures1768000000010 } from './migrations/1768000000010-mail-failures.ts';
import { Origins1768100000010 } from './migrations/1768100000010-origins.ts';
import { SetAt1768400000000 } from './migrations/1768400000000-set-at.ts';
import { IdempotencyKeys1768500000010 } from './migrations/1768500000010-idempotency-keys.ts';
import { ProjectWatermark } from './projects/project-watermark.entity.ts';

/** Entities and migrations of this service. */
export const alertsDatabase = {
  service: 'alerts',
  entities: [Alert, ProjectWatermark, Mail, OutboxEvent, InboxEvent],
  migrations: [
    ProjectAlerts1763600000000,
    ErasedUsers1764000000000,
    DueDates1764100000000,
    ProjectCopies1764200000000,
    IndexesAtSize1764500000010,
    ExportIndexes1764700000010,
    HandledAt1764900000000,
    UnhandledAlerts1764900000010,
    MailFailures1768000000010,
    Origins1768100000010,
    SetAt1768400000000,
    IdempotencyKeys1768500000010,
  ],
};
