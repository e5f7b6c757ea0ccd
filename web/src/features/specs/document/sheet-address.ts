import type { DocumentId } from './spec-document.ts';

/** The named sheet in the page's address. */
export interface SheetAddress {
  /** Null when the address names none. */
  shown: string | null;
  /** Writes the address of a document, with an entry in the history unless `replace` is set. */
  show: (id: DocumentId, options: { replace: boolean }) => void;
}
