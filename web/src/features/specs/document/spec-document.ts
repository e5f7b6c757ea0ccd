import type { SpecCopy } from '@printpartner/contracts/types';
import {
  emptySpecData,
  specForms,
  type SpecContent,
  type SpecKind,
} from '@printpartner/contracts/spec-fields';

/** What a form edits. */
export interface SpecDocument {
  kind: SpecKind;
  /** Of a named sheet; null for the form's working draft. */
  sheetId: string | null;
  /** Of a named sheet; '' for the working draft. */
  name: string;
  /** Of the copy that the content was received with; 0 before the first. */
  revision: number;
  content: SpecContent;
  /** ISO time of the last change; null before the first. */
  updatedAt: string | null;
  /** Keys of yes-no fields whose stored No became no answer; missing if there are none. */
  unsetAnswers?: readonly string[];
}

export type DocumentId = Pick<SpecDocument, 'kind' | 'sheetId'>;

export const isSameDocument = (one: DocumentId, other: DocumentId): boolean =>
  one.kind === other.kind && one.sheetId === other.sheetId;

/** The document before anything was received. */
export const emptyDocument = ({ kind, sheetId }: DocumentId): SpecDocument => ({
  kind,
  sheetId,
  name: '',
  revision: 0,
  content: { data: emptySpecData(kind), shippingOption: '' },
  updatedAt: null,
});

/** A document as the server answers it, or as it is after a refused write. */
export function documentOf({ kind, sheetId }: DocumentId, copy: SpecCopy): SpecDocument {
  const { data, shippingOption, revision, updated_at: updatedAt } = copy;
  // The working draft has a technical name.
  const name = sheetId === null ? '' : copy.name;
  return {
    kind,
    sheetId,
    name,
    revision,
    content: { data, shippingOption },
    updatedAt,
    ...(copy.unset_answers && { unsetAnswers: copy.unset_answers }),
  };
}

/** Describes a document in a sentence: 'the spec sheet “Spring catalog”'. */
export const describeDocument = ({ kind, name }: SpecDocument): string =>
  name === '' ? `the form “${specForms[kind].title}”` : `the spec sheet “${name}”`;
