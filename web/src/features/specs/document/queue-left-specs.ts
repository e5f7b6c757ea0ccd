import { queueDraft, SPEC_DRAFT } from '../../../platform/outbox/queue-draft.ts';
import { sheetSubject } from '../../../platform/outbox/write.ts';
import { isAbandoned } from '../../../platform/storage/tab-draft.ts';
import { allKeptSpecs } from './device-copy.ts';
import { describeDocument, type DocumentId } from './spec-document.ts';

/** Has every document sent that no form shows, except those that wait for the user. */
export function queueLeftSpecs(userId: string): void {
  for (const { name, kept } of allKeptSpecs(userId)) {
    if (!isAbandoned(kept) || kept.isHeld) continue;
    const title = describeDocument(kept.base);
    void queueDraft({ userId, kind: SPEC_DRAFT, name, title, subject: subjectOf(kept.base) });
  }
}

const subjectOf = ({ kind, sheetId }: DocumentId): string =>
  sheetId === null ? `specs:${kind}` : sheetSubject(sheetId);
