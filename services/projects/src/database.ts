import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { ProjectPointer } from './projects/project.entity.ts';
import { Projects1763600000000 } from './migrations/1763600000000-projects.ts';
import { ErasedUsers1764000000000 } from './migrations/1764000000000-erased-users.ts';
import { Schedules1764100000000 } from './migrations/1764100000000-schedules.ts';
import { DueDateSetAt1764300000000 } from './migrations/1764300000000-due-date-set-at.ts';
import { IndexesAtSize1764500000020 } from './migrations/1764500000020-indexes-at-size.ts';
import { ExportIndexes1764700000020 } from './migrations/1764700000020-export-indexes.ts';
import { FieldRevisions1764800000000 } from './migrations/1764800000000-field-revisions.ts';
import { Origins1768100000050 } from './migrations/1768100000050-origins.ts';
import { IdempotencyKeys1768500000050 } from './migrations/1768500000050-idempotency-keys.ts';
import { QuoteChoices1768600000010 } from './migrations/1768600000010-quote-choices.ts';
import { Project } from './projects/project.entity.ts';
import { EarlyChoice } from './quotes/early-choice.entity.ts';

/** Entities and migrations of this service. */
export const projectsDatabase = {
  service: 'projects',
  entities: [Project, ProjectPointer, EarlyChoice, OutboxEvent, InboxEvent],
  migrations: [
    Projects1763600000000,
    ErasedUsers1764000000000,
    Schedules1764100000000,
    DueDateSetAt1764300000000,
    IndexesAtSize1764500000020,
    ExportIndexes1764700000020,
    FieldRevisions1764800000000,
    Origins1768100000050,
    IdempotencyKeys1768500000050,
    QuoteChoices1768600000010,
  ],
};
