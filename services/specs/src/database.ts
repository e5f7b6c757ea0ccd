import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { DeletedProject } from '@printpartner/service-kit';
import { SpecDraft } from './drafts/spec-draft.entity.ts';
import { Specs1765000000000 } from './migrations/1765000000000-specs.ts';
import { DeletedSheets1766000000000 } from './migrations/1766000000000-deleted-sheets.ts';
import { Origins1768100000060 } from './migrations/1768100000060-origins.ts';
import { IdempotencyKeys1768500000060 } from './migrations/1768500000060-idempotency-keys.ts';
import { DeletedSheet } from './sheets/deleted-sheet.entity.ts';
import { SpecSheet } from './sheets/spec-sheet.entity.ts';

export const specsDatabase = {
  service: 'specs',
  entities: [SpecDraft, SpecSheet, DeletedSheet, DeletedProject, OutboxEvent, InboxEvent],
  migrations: [
    Specs1765000000000,
    DeletedSheets1766000000000,
    Origins1768100000060,
    IdempotencyKeys1768500000060,
  ],
};
