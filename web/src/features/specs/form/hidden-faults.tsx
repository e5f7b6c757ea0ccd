import { useState } from 'react';
import type { CoverType, SpecKey } from '@printpartner/contracts/spec-fields';
import { catalog, isShown, labelOf } from '@printpartner/spec-sheet/fields';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useCoverType, useEditorState } from '../document/use-editor.ts';
import { SpecField } from '../fields/spec-field.tsx';

/** What waits for the user in fields that the cover type hides, where no section could show it. */
export function HiddenFaults({ editor }: { editor: SpecEditor }) {
  const cover = useCoverType(editor);
  return <FaultsUnder key={cover} editor={editor} cover={cover} />;
}

function FaultsUnder({ editor, cover }: { editor: SpecEditor; cover: CoverType }) {
  const { kind } = editor;
  const conflicts = useEditorState(editor, (state) => state.conflicts);
  const refused = useEditorState(editor, (state) => state.refused);
  // They stay when they are valid again, so that none goes away while the user types in it.
  const [shown, setShown] = useState<readonly SpecKey[]>([]);
  const added = refused.filter((key) => !shown.includes(key));
  if (added.length > 0) setShown([...shown, ...added]);
  const hidden = catalog.filter((field) => !isShown(field, kind, cover));
  return hidden.map((field) => {
    const isRefused = shown.includes(field.key);
    if (!isRefused && conflicts[field.key] === undefined) return null;
    return (
      <div key={field.key} className="mt-4">
        {isRefused ? (
          <SpecField editor={editor} field={field} cover={cover} isTitled={false} />
        ) : (
          <>
            <p className="type-label">{labelOf(field, kind, cover)}</p>
            <ConflictNote editor={editor} field={field} />
          </>
        )}
      </div>
    );
  });
}
