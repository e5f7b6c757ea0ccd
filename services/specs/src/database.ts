import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { DeletedProject } from '@printpartner/service-kit';
import { SpecDraft } from './drafts/spec-draft.entity.ts';
import { Specs1765000000000 } from './migrations/1765000000000-specs.ts';
import { SpecSheet } from './sheets/spec-sheet.entity.ts';

export const specsDatabase = {
  service: 'specs',
  entities: [SpecDraft, SpecSheet, DeletedProject, OutboxEvent, InboxEvent],
  migrations: [Specs1765000000000],
};
