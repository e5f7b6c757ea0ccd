import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { emptyValues, specDocument } from '@printpartner/spec-sheet/fields';
import { specSheetsQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { useAgoText } from '../../../platform/time/ago-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useEditorState } from '../document/use-editor.ts';
import { useSpecForm } from '../form/spec-form-context.ts';

/** Offers, in an empty working draft, the named sheet that was changed last, perhaps on another device. */
export function ContinueSheet() {
  const { session, openById } = useSpecForm();
  const { kind } = session.editor;
  const isOffered = useStartsEmpty(session.editor) && session.id.sheetId === null;
  const { data } = useQuery({ ...specSheetsQuery, enabled: isOffered });
  const last = data?.find((sheet) => sheet.kind === kind);
  if (!isOffered || !last) return null;
  return (
    <Button
      variant="quiet"
      className="px-3! max-md:-ml-3"
      onClick={() => openById({ kind, sheetId: last.id })}
    >
      <History size={16} strokeWidth={1.6} className="shrink-0" aria-hidden />
      <span className="max-w-[min(24rem,100vw-6.5rem)] truncate">Continue “{last.name}”</span>
      <span className="shrink-0 font-normal text-ink-2 max-md:hidden">
        <Changed at={Date.parse(last.updated_at)} />
      </span>
    </Button>
  );
}

const Changed = ({ at }: { at: number }) => `changed ${useAgoText(at)}`;

/** Whether the document was empty when it was loaded. What the user types then changes nothing, so that nothing moves. */
function useStartsEmpty(editor: SpecEditor): boolean {
  const isLoaded = useEditorState(editor, (state) => state.isLoaded);
  const [startsEmpty, setStartsEmpty] = useState<boolean | null>(null);
  if (isLoaded && startsEmpty === null) {
    setStartsEmpty(specDocument.changed(emptyValues(editor.kind), editor.values()).length === 0);
  }
  return startsEmpty === true;
}
