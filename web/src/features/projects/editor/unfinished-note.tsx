import type { ProjectField } from '../../../entities/project/project-form.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { timeText } from '../reminder/reminder-note.ts';

interface UnfinishedNoteProps {
  field: ProjectField;
  /** As stored. */
  value: string;
}

export const unfinishedNoteId = (field: ProjectField): string => `unfinished-${field}`;

/** Below a date or time that was half typed when the form was left: browsers don't tell what was typed. */
export function UnfinishedNote({ field, value }: UnfinishedNoteProps) {
  const [kind, textOf] = field === 'reminderTime' ? ['time', timeText] : ['date', dateText];
  return (
    <p id={unfinishedNoteId(field)} className="type-note mt-1.5 text-ink-2">
      {value === ''
        ? `You were entering this ${kind}. It isn’t set yet.`
        : `You were changing this ${kind}. ${textOf(value)} is still set.`}
    </p>
  );
}
