import type { SheetQuotes } from '@printpartner/contracts/types';
import { VerdictNote } from '../../ui/verdict.tsx';

/** Names what nobody has answered on the sheet, before vendors price it. */
export function OpenQuestionsNote({ sheet: { open_questions: open = [] } }: Pick<SheetQuotes, 'sheet'>) {
  if (open.length === 0) return null;
  return (
    <VerdictNote verdict="manual">
      {`Still open on the sheet: ${open.join(', ')}. Vendors see no answer, or the form’s default marked as one. Answer it on the spec sheet first.`}
    </VerdictNote>
  );
}
