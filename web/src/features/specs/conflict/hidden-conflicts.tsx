import { catalog, isShown, labelOf } from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useCoverType, useEditorState } from '../document/use-editor.ts';
import { ConflictNote } from './conflict-note.tsx';

/** Conflicts of fields that the cover type hides, where no field could show them. */
export function HiddenConflicts({ editor }: { editor: SpecEditor }) {
  const { kind } = editor;
  const cover = useCoverType(editor);
  const conflicts = useEditorState(editor, (state) => state.conflicts);
  const hidden = catalog.filter(
    (field) => conflicts[field.key] !== undefined && !isShown(field, kind, cover),
  );
  return hidden.map((field) => (
    <div key={field.key} className="mt-4">
      <p className="type-label">{labelOf(field, kind, cover)}</p>
      <ConflictNote editor={editor} field={field} />
    </div>
  ));
}
