import type { ReactNode } from 'react';
import type { SheetQuotes } from '@printpartner/contracts/types';
import { VerdictNote } from '../../ui/verdict.tsx';

interface OpenQuestionsNoteProps {
  sheet: SheetQuotes['sheet'];
  onOpenSheet: () => void;
  /** Shown below the note, while there is something to answer. */
  children?: ReactNode;
}

/** Names what nobody has answered on the sheet, before vendors price it, and leads to where it is answered. */
export function OpenQuestionsNote({ sheet, onOpenSheet, children }: OpenQuestionsNoteProps) {
  const { open_questions: open = [] } = sheet;
  if (open.length === 0) return null;
  return (
    <VerdictNote verdict="manual">
      {`Still open on the sheet: ${open.join(', ')}. Vendors see no answer, or the form’s default marked as one. `}
      <button type="button" onClick={onOpenSheet} className="touch-target type-link font-semibold">
        Answer on the spec sheet
      </button>
      {children}
    </VerdictNote>
  );
}
