import type { ReactNode } from 'react';
import { labelOf, type CatalogField, type SpecValue } from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useCoverType, useEditorState, useFromValues } from '../document/use-editor.ts';
import { textOfValue } from '../fields/field-text.ts';
import { useSpecForm } from '../form/spec-form-context.ts';
import { bothValues } from './conflict.ts';

interface ConflictNoteProps {
  editor: SpecEditor;
  field: CatalogField;
}

/** Below a field that was changed here and elsewhere: the other value, and the choice between them. */
export function ConflictNote({ editor, field }: ConflictNoteProps) {
  const theirs = useEditorState(editor, ({ conflicts }) => conflicts[field.key]);
  return theirs === undefined ? null : <Choices editor={editor} field={field} theirs={theirs} />;
}

function Choices({ editor, field, theirs }: ConflictNoteProps & { theirs: SpecValue }) {
  const { session } = useSpecForm();
  const label = labelOf(field, editor.kind, useCoverType(editor));
  const text = textOfValue(editor.kind, editor.values(), field, theirs);
  const hasBoth = useFromValues(editor, (values) => bothValues(field, values[field.key], theirs) !== null);
  return (
    <fieldset
      aria-label={`${label}: changed elsewhere, too`}
      data-conflict={field.key}
      tabIndex={-1}
      className="mt-2 min-w-0 border-l-2 border-warning pl-3"
    >
      <p className="type-note text-ink-2">
        {text === '' ? 'Emptied elsewhere. Not saved until you choose.' : 'Changed elsewhere to:'}
      </p>
      {text !== '' && (
        <p className="type-data mt-0.5 max-h-40 overflow-y-auto break-words whitespace-pre-wrap text-ink">
          {text}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        <Choice onChoose={() => editor.resolve(field.key, editor.values()[field.key])}>Keep mine</Choice>
        <Choice onChoose={() => void session.takeTheirs(field.key)}>Use theirs</Choice>
        {hasBoth && <Choice onChoose={() => keepBoth(editor, field, theirs)}>Keep both</Choice>}
      </p>
    </fieldset>
  );
}

/** With what was typed until now. */
function keepBoth(editor: SpecEditor, field: CatalogField, theirs: SpecValue): void {
  const both = bothValues(field, editor.values()[field.key], theirs);
  if (both !== null) editor.resolve(field.key, both);
}

function Choice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('[data-conflict]')?.parentElement;
        onChoose();
        // This button goes away with the question.
        field?.querySelector<HTMLElement>('input, textarea')?.focus();
      }}
      className="touch-target type-data type-link"
    >
      {children}
    </button>
  );
}
