import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { projectCatalog, type ProjectFieldEntry } from '@printpartner/contracts/types';
import { ConflictNote } from './conflict-note.tsx';
import type { ProjectView } from './project-desk.ts';
import type { ProjectField } from '../../../entities/project/project-form.ts';
import { DueDateMailNote } from '../reminder/due-date-mail-note.tsx';
import { ReminderFields } from '../reminder/reminder-fields.tsx';
import { ProjectInput } from './project-input.tsx';
import { SheetHeading } from './sheet-heading.tsx';
import { UnfinishedNote, unfinishedNoteId } from './unfinished-note.tsx';

interface ProjectSheetProps {
  view: ProjectView;
  isLoading: boolean;
  /** A dialog is open and has the focus. */
  isDialogOpen: boolean;
  /** Why no new project can be saved; undefined while there is room. */
  limit: string | undefined;
  onType: (field: ProjectField, value: string) => void;
  /** The focus leaves a field that may be unfinished. */
  onLeave: (field: ProjectField) => void;
  /** The user chose the text of a field that was changed here and elsewhere. */
  onResolve: (field: ProjectField, value: string) => void;
  onRestore: () => void;
  /** The first invalid field has the focus. */
  onErrorFocused: () => void;
  /** The question below a name that another project has. */
  namesakeNote: ReactNode;
  /** Preflight results kept with the project. */
  kept: ReactNode;
}

const jobFields = projectCatalog.filter(({ isReminder }) => !isReminder);

/** Texts of several lines take a row, and a date begins one. */
const placeOf = ({ type }: ProjectFieldEntry): string =>
  type === 'lines' ? 'md:col-span-2' : type === 'date' ? 'md:col-start-1' : '';

/** All fields of one project. */
export function ProjectSheet({
  view,
  isLoading,
  isDialogOpen,
  limit,
  onType,
  onLeave,
  onResolve,
  onRestore,
  onErrorFocused,
  namesakeNote,
  kept,
}: ProjectSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { form, errors, conflicts } = view;

  const tellFocused = useEffectEvent(onErrorFocused);
  const hasNewErrors = Object.keys(errors).length > 0 && view.focusesErrors && !isDialogOpen;
  useEffect(() => {
    // After a manual save was refused, the first invalid field gets the focus, once.
    if (!hasNewErrors) return;
    sheet.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    tellFocused();
  }, [hasNewErrors]);

  const isUnfinished = (field: ProjectField) =>
    view.unfinished.includes(field) && errors[field] === undefined;
  const bind = (field: ProjectField) => ({
    value: form[field],
    onChange: (value: string) => onType(field, value),
    onBlur: () => onLeave(field),
    ...(isUnfinished(field) && { 'aria-describedby': unfinishedNoteId(field) }),
  });

  const noteOf = (field: ProjectField) => (
    <>
      <ConflictNote field={field} mine={form[field]} theirs={conflicts[field]} onResolve={onResolve} />
      {isUnfinished(field) && <UnfinishedNote field={field} value={form[field]} />}
    </>
  );

  return (
    <div ref={sheet} className="desk:grid desk:grid-cols-[minmax(0,1fr)_416px] desk:gap-x-8">
      <div>
        <SheetHeading view={view} isLoading={isLoading} limit={limit} onRestore={onRestore} />
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 md:gap-y-4.5">
          {jobFields.map((entry) => (
            <div key={entry.key} className={`min-w-0 ${placeOf(entry)}`}>
              <ProjectInput
                entry={entry}
                bound={bind(entry.key)}
                error={errors[entry.key]}
                documentKey={view.key}
              >
                {noteOf(entry.key)}
                {entry.key === 'dueDate' && <DueDateMailNote dueDate={form.dueDate} />}
              </ProjectInput>
              {entry.key === 'projectNameType' && namesakeNote}
            </div>
          ))}
        </div>
      </div>
      <div className="desk:mt-6 desk:border-l desk:border-rule desk:pl-8">
        <ReminderFields view={view} bind={bind} noteOf={noteOf} />
        {kept}
      </div>
    </div>
  );
}
