import { Badge } from '../../../ui/badge.tsx';
import { instantText } from '../list/due.ts';
import { isDirty, type Editor } from './project-editor.ts';

interface SheetHeadingProps {
  editor: Editor;
  isLoading: boolean;
  onRestore: () => void;
}

/** The title of the form and whether it is saved. */
export function SheetHeading({ editor, isLoading, onRestore }: SheetHeadingProps) {
  const hasFailed = hasFailedSave(editor);
  return (
    <div className="mt-6 mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="flex items-center gap-2.5">
        <h2 className="type-heading">Project 1</h2>
        {editor.record?.archived && (
          <>
            <Badge>Archived</Badge>
            <button type="button" onClick={onRestore} className="touch-target type-data type-link">
              Restore
            </button>
          </>
        )}
      </div>
      <span
        // Screen readers announce failures only; the other states change too often.
        aria-live={hasFailed ? 'polite' : 'off'}
        className={`type-note text-right ${hasFailed ? 'font-semibold text-warning' : 'text-ink-3'}`}
      >
        {stateText(editor, isLoading)}
      </span>
    </div>
  );
}

function hasFailedSave(editor: Editor): boolean {
  return editor.failure !== null && !editor.isSaving && isDirty(editor);
}

function stateText(editor: Editor, isLoading: boolean): string {
  if (editor.isSaving) return 'Saving…';
  if (hasFailedSave(editor)) return 'Not saved yet';
  if (isDirty(editor)) return 'Unsaved changes';
  if (editor.record) return `Saved ${instantText(editor.record.updated_at)}`;
  return isLoading ? 'Loading project…' : '';
}
