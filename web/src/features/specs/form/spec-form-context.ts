import { createContext, use } from 'react';
import type { DocumentId, SpecDocument } from '../document/spec-document.ts';
import type { SpecSession } from '../document/spec-session.ts';

export interface SpecFormSession {
  session: SpecSession;
  /** Opens another document in the form; the one before is saved. */
  open: (document: SpecDocument) => void;
  openById: (id: DocumentId) => void;
}

export const SpecFormContext = createContext<SpecFormSession | null>(null);

/**
 * The open document, for everything around the fields. `session.editor.sheet()` is what is typed now, `useSheetText`
 * renders something made of it; `session.saver` saves.
 */
export function useSpecForm(): SpecFormSession {
  const form = use(SpecFormContext);
  if (!form) throw new Error('useSpecForm must be used within a SpecFormContext');
  return form;
}
