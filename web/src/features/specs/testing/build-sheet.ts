import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import { contentOf, emptyValues, type SpecValue, type SpecValues } from '@printpartner/spec-sheet/fields';
import { emptyDocument, type SpecDocument } from '../document/spec-document.ts';

export type SomeValues = Partial<Record<SpecKey, SpecValue>>;

export const buildValues = (values: SomeValues = {}, kind: SpecKind = 'booklet'): SpecValues => ({
  ...emptyValues(kind),
  ...(values as Partial<SpecValues>),
});

/** A working draft as the server has it. */
export function buildDocument(values: SomeValues = {}, changes: Partial<SpecDocument> = {}): SpecDocument {
  const kind = changes.kind ?? 'booklet';
  return {
    ...emptyDocument({ kind, sheetId: null }),
    revision: 1,
    content: contentOf(buildValues(values, kind)),
    updatedAt: '2027-01-15T12:00:00.000Z',
    ...changes,
  };
}

/** The server's answer with a document. */
export const answerOf = ({ content, revision, updatedAt, name, unsetAnswers }: SpecDocument) => ({
  ...content,
  name,
  revision,
  updated_at: updatedAt,
  unset_answers: unsetAnswers,
});
