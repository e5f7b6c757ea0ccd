import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { projectCatalog, type ProjectFieldEntry } from '@printpartner/contracts/types';
import type { ProjectField } from '../../../entities/project/project-form.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { useToday, useNow } from '../../../platform/time/use-now.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import {
  timeText,
  pastReminderFields,
  reminderNote,
  reminderZone,
  testAlertText,
} from '../reminder/reminder-time.ts';
import { ConflictNote, ProjectInput, type BoundField } from './project-input.tsx';
import type { ProjectView } from './project-desk.ts';
import { SheetHeading } from './sheet-heading.tsx';
import { halfTypedInputs } from '../../../platform/documents/half-typed.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSendTestAlert } from '../../../entities/alert/change-alert.ts';

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

/** Says below a due date why no mail will come on that day. */
export function DueDateMailNote({ dueDate }: { dueDate: string }) {
  const { emailConfirmed } = useUser();
  const today = useToday();
  if (emailConfirmed || dueDate < today) return null;
  return <p className="type-note mt-1.5 text-ink-2">No mail on this day until you confirm your email.</p>;
}

interface UnfinishedNoteProps {
  field: ProjectField;
  /** The stored value. */
  value: string;
}

const unfinishedNoteId = (field: ProjectField): string => `unfinished-${field}`;

/** Says below a date or time that it was half typed when the form was left: browsers don't tell what was typed. */
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

interface ReminderFieldsProps {
  view: Pick<ProjectView, 'form' | 'errors' | 'record' | 'key'>;
  bind: (field: ProjectField) => BoundField;
  /** What to show below a field that was changed here and elsewhere. */
  noteOf: (field: ProjectField) => ReactNode;
}

const reminderFields = projectCatalog.filter(({ isReminder }) => isReminder);

export function ReminderFields({ view, bind, noteOf }: ReminderFieldsProps) {
  const { form, errors, record, key } = view;
  const now = useNow();
  const inputs = useRef<HTMLElement>(null);
  /** The document in whose form an input was half typed. */
  const [halfTypedIn, setHalfTypedIn] = useState<string | null>(null);
  const isHalfTyped = halfTypedIn === key;
  const isHeldBack = pastReminderFields(form, record, now.getTime()).length > 0;
  // Browsers fire no input event while a date that was empty is typed.
  const checkHalfTyped = () => setHalfTypedIn(halfTypedInputs(inputs.current).length > 0 ? key : null);
  function bindWatched(field: ProjectField) {
    const bound = bind(field);
    function handleBlur() {
      // A key that is released after the focus has moved on is reported to the next input.
      checkHalfTyped();
      bound.onBlur();
    }
    return { ...bound, onInput: checkHalfTyped, onKeyUp: checkHalfTyped, onBlur: handleBlur };
  }
  return (
    <section
      ref={inputs}
      aria-labelledby="project-reminder"
      className="mt-7 border-t border-ink pt-4 desk:mt-0 desk:border-t-0 desk:pt-0"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="project-reminder" className="type-heading">
          Reminder
        </h2>
        <TestAlertButton projectUuid={record?.uuid ?? null} />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:gap-x-5 md:gap-y-4.5">
        {reminderFields.map((entry) => (
          <div key={entry.key} className={`min-w-0 ${entry.type === 'lines' ? 'col-span-2' : ''}`}>
            <ProjectInput
              entry={entry}
              bound={entry.type === 'lines' ? bind(entry.key) : bindWatched(entry.key)}
              error={errors[entry.key]}
              documentKey={key}
            >
              {noteOf(entry.key)}
            </ProjectInput>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="type-note mt-2.5 min-h-4.5 text-ink-2">
        {reminderNote(form, now, {
          zone: reminderZone(form, record),
          isHalfTyped,
          isHeldBack,
          isArchived: record?.archived ?? false,
        })}
      </p>
    </section>
  );
}

/** Sends an alert in one minute, to check that alerts reach this device. */
function TestAlertButton({ projectUuid }: { projectUuid: string | null }) {
  const { mutate, isPending } = useSendTestAlert();

  function send() {
    mutate(projectUuid, {
      onSuccess: ({ fire_at_utc }) =>
        toast({ title: 'Test Alert Scheduled', description: testAlertText(fire_at_utc) }),
      onError: () =>
        toast({
          title: 'Test Failed',
          description: 'Failed to schedule test alert',
          variant: 'destructive',
        }),
    });
  }

  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && send()}
      className="touch-target type-data type-link aria-busy:text-ink-3"
    >
      {isPending ? 'Scheduling…' : 'Send a test alert'}
    </button>
  );
}
