import type { SpecDraft, SpecSheet } from '@printpartner/contracts/types';
import type { SheetSource } from '../../../entities/spec-sheet/download-sheet.ts';
import { documentOf } from '../document/spec-document.ts';
import { useEditorState } from '../document/use-editor.ts';
import { useSpecForm } from '../form/spec-form-context.ts';
import { useOpenQuestions } from '../questions/use-open-questions.tsx';
import { QuotesButton } from './quotes-button.tsx';
import type { SheetsMenuProps } from './sheets-menu-props.ts';
import { SheetsMenu } from './sheets-menu.tsx';

interface OpenSheetsProps {
  isOpened: boolean;
  /** @param asks opens with the question which vendors to ask */
  onOpenQuotes: (sheetId: string, asks: boolean) => void;
}

/** The named sheets of the form, and which of them it shows. */
export function OpenSheets({ isOpened, onOpenQuotes }: OpenSheetsProps) {
  const { session, open, openById } = useSpecForm();
  const { editor, saver } = session;
  const { ask, dialog } = useOpenQuestions();
  const { kind, sheetId, name } = useEditorState(editor, ({ base }) => base);

  async function saveNow(): Promise<{ revision: number }> {
    // Save as empties the draft at this revision, so nothing may be missing in it.
    if (!(await saver.flush()) || editor.isDirty()) throw new Error('not saved');
    return editor.get().base;
  }
  function openSource(source: SheetSource): void {
    openById({ kind, sheetId: 'id' in source ? source.id : null });
  }
  function showSaved(sheet: SpecSheet, emptied: SpecDraft | null): void {
    if (emptied) editor.arrive(documentOf({ kind, sheetId: null }, emptied));
    open(documentOf({ kind, sheetId: sheet.id }, sheet));
  }
  function leaveDeleted(): void {
    editor.update({ failure: 'gone' });
    openById({ kind, sheetId: null });
  }

  const props: SheetsMenuProps = {
    kind,
    current: sheetId === null ? null : { id: sheetId, name },
    readSheet: () => editor.sheet(),
    saveNow,
    onOpen: openSource,
    onSavedAs: showSaved,
    onChanged: (sheet) => editor.arrive(documentOf({ kind, sheetId: sheet.id }, sheet)),
    onDeleted: leaveDeleted,
    onOpenQuotes,
  };
  return (
    <>
      <SheetsMenu isOpened={isOpened} {...props} />
      <QuotesButton {...props} askOpen={ask} />
      {dialog}
    </>
  );
}
