import type { ReactNode } from 'react';

interface ConflictNoteProps {
  /** Label of the field. */
  label: string;
  /** The field's name, for whoever looks for its question. */
  name: string;
  /** The other side's value; '' if it was emptied there. */
  theirs: string;
  onKeepMine: () => void;
  onUseTheirs: () => void;
  /** Undefined where both values make no sense. */
  onKeepBoth: (() => void) | undefined;
}

/** Shows, below a field that was changed here and elsewhere, the other value and the choice between them. */
export function ConflictNote({
  label,
  name,
  theirs,
  onKeepMine,
  onUseTheirs,
  onKeepBoth,
}: ConflictNoteProps) {
  return (
    <fieldset
      aria-label={`${label}: changed elsewhere, too`}
      data-conflict={name}
      tabIndex={-1}
      className="mt-2 min-w-0 border-l-2 border-warning pl-3"
    >
      <p className="type-note text-ink-2">
        {theirs === '' ? 'Emptied elsewhere. Not saved until you choose.' : 'Changed elsewhere to:'}
      </p>
      {theirs !== '' && (
        <p className="type-data mt-0.5 max-h-40 overflow-y-auto break-words whitespace-pre-wrap text-ink">
          {theirs}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        <Choice onChoose={onKeepMine}>Keep mine</Choice>
        <Choice onChoose={onUseTheirs}>Use theirs</Choice>
        {onKeepBoth && <Choice onChoose={onKeepBoth}>Keep both</Choice>}
      </p>
    </fieldset>
  );
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
