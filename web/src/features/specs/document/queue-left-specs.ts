import { queueLeft, SPEC_DRAFT } from '../../../platform/outbox/queue-draft.ts';
import { sheetSubject } from '../../../platform/outbox/write.ts';
import { keptSpecs } from './device-copy.ts';
import { describeDocument, type DocumentId } from './spec-document.ts';

/**
 * Has every document sent that no form shows, except those that wait for the user. Returns the names of drafts that the
 * browser can't queue.
 */
export const queueLeftSpecs = (userId: string): Promise<string[]> =>
  queueLeft(
    keptSpecs.all(userId).map(({ name, draft }) => ({
      userId,
      kind: SPEC_DRAFT,
      name,
      title: describeDocument(draft.base),
      subject: subjectOf(draft.base),
      draft,
    })),
  );

const subjectOf = ({ kind, sheetId }: DocumentId): string =>
  sheetId === null ? `specs:${kind}` : sheetSubject(sheetId);
