import { queueDraft, SPEC_DRAFT } from '../../../platform/outbox/queue-draft.ts';
import { sheetSubject } from '../../../platform/outbox/write.ts';
import { isAbandoned } from '../../../platform/storage/tab-draft.ts';
import { allKeptSpecs } from './device-copy.ts';
import { describeDocument, type DocumentId } from './spec-document.ts';

/**
 * Has every document sent that no form shows, except those that wait for the user. Returns the names of drafts that the
 * browser can't queue.
 */
export async function queueLeftSpecs(userId: string): Promise<string[]> {
  const unqueued: string[] = [];
  for (const { name, kept } of allKeptSpecs(userId)) {
    if (!isAbandoned(kept) || kept.isHeld) continue;
    const title = describeDocument(kept.base);
    const subject = subjectOf(kept.base);
    if (!(await queueDraft({ userId, kind: SPEC_DRAFT, name, title, subject }))) unqueued.push(name);
  }
  return unqueued;
}

const subjectOf = ({ kind, sheetId }: DocumentId): string =>
  sheetId === null ? `specs:${kind}` : sheetSubject(sheetId);
