import { useEffect, useRef, type ReactNode } from 'react';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { ConflictNote } from './conflict-note.tsx';
import type { Editor } from './editor-state.ts';
import { projectLabels, type ProjectField } from '../../../entities/project/project-form.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { DueDateMailNote } from '../reminder/due-date-mail-note.tsx';
import { ReminderFields } from '../reminder/reminder-fields.tsx';
import { SheetHeading } from './sheet-heading.tsx';
import { UnfinishedNote, unfinishedNoteId } from './unfinished-note.tsx';

interface ProjectSheetProps {
  editor: Editor;
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
  /** The question below a name that another project has. */
  namesakeNote: ReactNode;
  /** Preflight results kept with the project. */
  kept: ReactNode;
}

/** All fields of one project. */
export function ProjectSheet({
  editor,
  isLoading,
  isDialogOpen,
  limit,
  onType,
  onLeave,
  onResolve,
  onRestore,
  namesakeNote,
  kept,
}: ProjectSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { form, errors, conflicts } = editor;

  const hasNewErrors = Object.keys(errors).length > 0 && editor.focusesErrors && !isDialogOpen;
  useEffect(() => {
    // After a manual save was refused, the first invalid field gets the focus, once.
    if (hasNewErrors) sheet.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasNewErrors]);

  const isUnfinished = (field: ProjectField) =>
    editor.unfinished.includes(field) && errors[field] === undefined;
  const bind = (field: ProjectField) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
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
        <SheetHeading editor={editor} isLoading={isLoading} limit={limit} onRestore={onRestore} />
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 md:gap-y-4.5">
          <Field label={projectLabels.clientName} error={errors.clientName}>
            <TextInput
              name="clientCompany"
              autoComplete="off"
              placeholder="Enter client or company name"
              {...bind('clientName')}
            />
            {noteOf('clientName')}
          </Field>
          <div className="min-w-0">
            <Field label={projectLabels.projectNameType} hint="Required" error={errors.projectNameType}>
              <TextInput
                name="projectNameType"
                autoComplete="off"
                aria-required
                {...bind('projectNameType')}
              />
              {noteOf('projectNameType')}
            </Field>
            {namesakeNote}
          </div>
          <Field label={projectLabels.status} error={errors.status} className="md:col-span-2">
            <TextArea
              name="status"
              rows={3}
              placeholder="At the printer, in production, at the mailhouse etc."
              {...bind('status')}
            />
            {noteOf('status')}
          </Field>
          <Field label={projectLabels.printingCompany} error={errors.printingCompany}>
            <TextInput name="printVendor" autoComplete="off" {...bind('printingCompany')} />
            {noteOf('printingCompany')}
          </Field>
          <Field label={projectLabels.estimateQuoteAmount} error={errors.estimateQuoteAmount}>
            <TextInput name="estimateNumber" autoComplete="off" {...bind('estimateQuoteAmount')} />
            {noteOf('estimateQuoteAmount')}
          </Field>
          <Field label={projectLabels.dueDate} error={errors.dueDate} className="md:col-start-1">
            <DateField key={editor.generation} name="dueDate" placeholder="set date" {...bind('dueDate')} />
            {noteOf('dueDate')}
            <DueDateMailNote dueDate={form.dueDate} />
          </Field>
          <Field label={projectLabels.notes} error={errors.notes} className="md:col-span-2">
            <TextArea name="notes" rows={4} placeholder="Enter notes" {...bind('notes')} />
            {noteOf('notes')}
          </Field>
        </div>
      </div>
      <div className="desk:mt-6 desk:border-l desk:border-rule desk:pl-8">
        <ReminderFields editor={editor} bind={bind} noteOf={noteOf} />
        {kept}
      </div>
    </div>
  );
}
