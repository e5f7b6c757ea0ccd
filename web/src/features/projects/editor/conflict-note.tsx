import {
  projectDocument,
  projectLabels,
  projectTypes,
  type ProjectField,
} from '../../../entities/project/project-form.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { ConflictNote as Note } from '../../../ui/conflict-note.tsx';

interface ConflictNoteProps {
  field: ProjectField;
  mine: string;
  /** Undefined without a conflict. */
  theirs: string | undefined;
  onResolve: (field: ProjectField, value: string) => void;
}

/** The question below a field that was changed here and elsewhere. */
export function ConflictNote({ field, mine, theirs, onResolve }: ConflictNoteProps) {
  if (theirs === undefined) return null;
  const both = bothTexts(field, mine, theirs);
  return (
    <Note
      label={projectLabels[field]}
      name={field}
      theirs={projectTypes[field] === 'date' ? dateText(theirs) || theirs : theirs}
      onKeepMine={() => onResolve(field, mine)}
      onUseTheirs={() => onResolve(field, theirs)}
      onKeepBoth={both === null ? undefined : () => onResolve(field, both)}
    />
  );
}

/** Both texts in one field; null for a date or time, and where one side is empty. */
export const bothTexts = (field: ProjectField, mine: string, theirs: string): string | null =>
  mine.trim() === '' || theirs.trim() === '' ? null : projectDocument.join(field, theirs, mine);
