import type { DocumentId } from './spec-document.ts';

/** The named sheet in the page's address. */
export interface SheetAddress {
  /** Null when the address names none. */
  shown: string | null;
  /**
   * How often Back or Forward was used. A quick Back may return to the address before the one that was written has been
   * rendered, so that `shown` never changes.
   */
  returns: number;
  /** Writes the address of a document, with an entry in the history unless `replace` is set. */
  show: (id: DocumentId, options: { replace: boolean }) => void;
}
