import {
  type CatalogField,
  labelOf,
  meaningfulText,
  specDocument,
  type SpecValue,
} from '@printpartner/spec-sheet/fields';
import { NO_FINISH } from '@printpartner/contracts/spec-fields';
import { ConflictNote as Note } from '../../../ui/conflict-note.tsx';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useCoverType, useEditorState, useFromValues } from '../document/use-editor.ts';
import { textOfValue } from '../fields/field-text.ts';
import { useSpecForm } from '../form/spec-form-context.ts';

interface ConflictNoteProps {
  editor: SpecEditor;
  field: CatalogField;
}

/** The question below a field that was changed here and elsewhere. */
export function ConflictNote({ editor, field }: ConflictNoteProps) {
  const theirs = useEditorState(editor, ({ conflicts }) => conflicts[field.key]);
  return theirs === undefined ? null : <Question editor={editor} field={field} theirs={theirs} />;
}

function Question({ editor, field, theirs }: ConflictNoteProps & { theirs: SpecValue }) {
  const { session } = useSpecForm();
  const hasBoth = useFromValues(editor, (values) => bothValues(field, values[field.key], theirs) !== null);
  return (
    <Note
      label={labelOf(field, editor.kind, useCoverType(editor))}
      name={field.key}
      theirs={textOfValue(editor.kind, editor.values(), field, theirs)}
      onKeepMine={() => editor.resolve(field.key, editor.values()[field.key])}
      onUseTheirs={() => void session.takeTheirs(field.key)}
      onKeepBoth={hasBoth ? () => keepBoth(editor, field, theirs) : undefined}
    />
  );
}

/** Keeps both, with what was typed until now. */
function keepBoth(editor: SpecEditor, field: CatalogField, theirs: SpecValue): void {
  const both = bothValues(field, editor.values()[field.key], theirs);
  if (both !== null) editor.resolve(field.key, both);
}

/** Both values in one; null where that makes no sense or is too long to be saved, and where one side is empty. */
export function bothValues({ key, max }: CatalogField, mine: SpecValue, theirs: SpecValue): SpecValue | null {
  if (isEmpty(mine) || isEmpty(theirs)) return null;
  const both = specDocument.join(key, theirs, mine);
  if (Array.isArray(both)) {
    const names = both.filter((name) => name !== NO_FINISH);
    return names.length > 0 ? names : null;
  }
  const stored = both === null ? both : specDocument.normalize(key, both);
  return typeof stored === 'string' && stored.length > max ? null : both;
}

const isEmpty = (value: SpecValue): boolean =>
  typeof value === 'string' ? meaningfulText(value) === '' : Array.isArray(value) && value.length === 0;
