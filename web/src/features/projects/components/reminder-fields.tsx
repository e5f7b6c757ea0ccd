import { Field, TextInput } from '../../../components/ui/field.tsx';
import type { FieldErrors } from '../project-editor.ts';
import type { ProjectField, ProjectForm } from '../project-form.ts';
import { reminderNote } from '../reminder-note.ts';
import { useNow } from '../../../calendar/use-now.ts';
import { DateField, TimeField } from '../../../components/ui/date-field.tsx';
import { TestAlertButton } from './test-alert-button.tsx';

interface ReminderFieldsProps {
  form: ProjectForm;
  errors: FieldErrors;
  /** Of the project in the form; null of one that is not saved yet. */
  projectUuid: string | null;
  bind: (field: ProjectField) => { value: string; onChange: (event: { target: { value: string } }) => void };
}

export function ReminderFields({ form, errors, projectUuid, bind }: ReminderFieldsProps) {
  const now = useNow();
  return (
    <section aria-labelledby="project-reminder" className="mt-7 border-t border-ink pt-4">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="project-reminder" className="type-heading">
          Reminder
        </h2>
        <TestAlertButton projectUuid={projectUuid} />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:gap-x-5 md:gap-y-4.5">
        <Field label="Alert Date" error={errors.reminderDate}>
          <DateField name="reminderDate" placeholder="set date" {...bind('reminderDate')} />
        </Field>
        <Field label="Alert Time" error={errors.reminderTime}>
          <TimeField name="reminderTime" placeholder="12:30 PM" {...bind('reminderTime')} />
        </Field>
        <Field label="Alert Message" error={errors.reminderMessage} className="col-span-2">
          <TextInput
            name="reminderMessage"
            autoComplete="off"
            placeholder="Enter reminder message..."
            {...bind('reminderMessage')}
          />
        </Field>
      </div>
      <p aria-live="polite" className="type-note mt-2.5 min-h-4.5 text-ink-2">
        {reminderNote(form, now)}
      </p>
    </section>
  );
}
