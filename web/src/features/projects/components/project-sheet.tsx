import { useEffect, useRef } from 'react';
import { Field, TextArea, TextInput } from '../../../components/ui/field.tsx';
import { instantText } from '../due.ts';
import { isDirty, type Editor } from '../project-editor.ts';
import type { ProjectField } from '../project-form.ts';
import { DateField } from './date-field.tsx';
import { ReminderFields } from './reminder-fields.tsx';

interface ProjectSheetProps {
  editor: Editor;
  isLoading: boolean;
  onType: (field: ProjectField, value: string) => void;
}

/** Every field of one project. */
export function ProjectSheet({ editor, isLoading, onType }: ProjectSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { form, errors } = editor;

  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    // The server names a wrong field: the keyboard goes there, once.
    if (hasErrors) sheet.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasErrors]);

  const bind = (field: ProjectField) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
  });

  return (
    <div ref={sheet}>
      <div className="mt-6 mb-4 flex items-baseline justify-between gap-4">
        <h2 className="type-heading">Project 1</h2>
        <span className="type-note text-right text-ink-3">{stateText(editor, isLoading)}</span>
      </div>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 md:gap-y-4.5">
        <Field label="Client/Company Name" error={errors.clientName}>
          <TextInput
            name="clientCompany"
            autoComplete="off"
            placeholder="Enter client or company name"
            {...bind('clientName')}
          />
        </Field>
        <Field label="Project Name/Type" hint="Required" error={errors.projectNameType}>
          <TextInput name="projectNameType" autoComplete="off" {...bind('projectNameType')} />
        </Field>
        <Field label="Status" error={errors.status} className="md:col-span-2">
          <TextArea
            name="status"
            rows={3}
            placeholder="At the printer, in production, at the mailhouse etc."
            {...bind('status')}
          />
        </Field>
        <Field label="Print Vendor Name" error={errors.printingCompany}>
          <TextInput name="printVendor" autoComplete="off" {...bind('printingCompany')} />
        </Field>
        <Field label="Estimate Number/Quote Amount" error={errors.estimateQuoteAmount}>
          <TextInput name="estimateNumber" autoComplete="off" {...bind('estimateQuoteAmount')} />
        </Field>
        <Field label="Due Date" error={errors.dueDate} className="md:col-start-1">
          <DateField name="dueDate" placeholder="set date" {...bind('dueDate')} />
        </Field>
        <Field label="Notes" error={errors.notes} className="md:col-span-2">
          <TextArea name="notes" rows={4} placeholder="Enter notes" {...bind('notes')} />
        </Field>
      </div>
      <ReminderFields form={form} errors={errors} bind={bind} />
    </div>
  );
}

function stateText(editor: Editor, isLoading: boolean): string {
  if (isDirty(editor)) return 'Unsaved changes';
  if (editor.record) return `Saved ${instantText(editor.record.updated_at)}`;
  return isLoading ? 'Loading project…' : '';
}
