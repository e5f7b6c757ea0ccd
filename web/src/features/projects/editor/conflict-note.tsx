import type { ReactNode } from 'react';
import type { ProjectField } from '../../../entities/project/project-form.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { bothTexts, conflictLabels } from './conflict.ts';

interface ConflictNoteProps {
  field: ProjectField;
  mine: string;
  /** Undefined without a conflict. */
  theirs: string | undefined;
  onResolve: (field: ProjectField, value: string) => void;
}

/** Below a field that was changed here and elsewhere: the other text, and the choice between them. */
export function ConflictNote({ field, mine, theirs, onResolve }: ConflictNoteProps) {
  if (theirs === undefined) return null;
  const both = bothTexts(field, mine, theirs);
  const shown = field === 'dueDate' || field === 'reminderDate' ? dateText(theirs) || theirs : theirs;
  return (
    <fieldset
      aria-label={`${conflictLabels[field]}: changed elsewhere, too`}
      data-conflict={field}
      className="mt-2 min-w-0 border-l-2 border-warning pl-3"
    >
      <p className="type-note text-ink-2">
        {theirs === '' ? 'Emptied elsewhere. Not saved until you choose.' : 'Changed elsewhere to:'}
      </p>
      {theirs !== '' && (
        <p className="type-data mt-0.5 max-h-40 overflow-y-auto break-words whitespace-pre-wrap text-ink">
          {shown}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        <Choice onChoose={() => onResolve(field, mine)}>Keep mine</Choice>
        <Choice onChoose={() => onResolve(field, theirs)}>Use theirs</Choice>
        {both !== null && <Choice onChoose={() => onResolve(field, both)}>Keep both</Choice>}
      </p>
    </fieldset>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onChoose} className="touch-target type-data type-link">
      {children}
    </button>
  );
}
