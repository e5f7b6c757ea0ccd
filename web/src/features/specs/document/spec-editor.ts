import {
  contentOf,
  specDocument,
  valuesOf,
  type Sheet,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import {
  DocumentEditor,
  type DocumentRules,
  type DocumentState,
} from '../../../platform/documents/document-editor.ts';
import type { KeptSpec } from './device-copy.ts';
import { faultText, tooLongText } from './fault-text.ts';
import { specResolverOf } from './spec-resolver.ts';
import type { SpecDocument } from './spec-document.ts';

export type SpecState = DocumentState<SpecValues, SpecDocument>;

const rulesOf = (kind: SpecKind): DocumentRules<SpecValues, SpecDocument> => ({
  type: specDocument,
  valuesOf: ({ content }) => valuesOf(content),
  revisionOf: ({ revision }) => revision,
  changedAt: ({ updatedAt }) => (updatedAt === null ? null : Date.parse(updatedAt)),
  resolver: specResolverOf(kind),
  faultText: (values, key, message) => faultText(kind, values, key, message),
  faultStill: (values, key) => tooLongText(kind, values, key),
});

/** One spec sheet, or a form's working draft, in the form. */
export class SpecEditor extends DocumentEditor<SpecValues, SpecDocument> {
  readonly kind: SpecKind;

  constructor(base: SpecDocument, kept?: KeptSpec) {
    super(rulesOf(base.kind), base, kept);
    this.kind = base.kind;
  }

  sheet(): Sheet {
    return { kind: this.kind, ...contentOf(this.values()) };
  }
}
