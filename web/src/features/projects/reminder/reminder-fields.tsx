import { type ReactNode, useRef, useState } from 'react';
import { Field, TextArea } from '../../../ui/field.tsx';
import { halfTypedFields } from '../editor/half-typed.ts';
import type { Editor } from '../editor/editor-state.ts';
import { projectLabels, type ProjectField } from '../../../entities/project/project-form.ts';
import { pastReminderFields } from './past-reminder.ts';
import { reminderNote } from './reminder-note.ts';
import { reminderZone } from './reminder-zone.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { TestAlertButton } from './test-alert-button.tsx';

interface ReminderFieldsProps {
  editor: Editor;
  bind: (field: ProjectField) => {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  /** What to show below a field that was changed here and elsewhere. */
  noteOf: (field: ProjectField) => ReactNode;
}

export function ReminderFields({ editor, bind, noteOf }: ReminderFieldsProps) {
  const { form, errors, record, generation } = editor;
  const now = useNow();
  const inputs = useRef<HTMLElement>(null);
  /** The generation of the form in which an input was half typed. */
  const [halfTypedIn, setHalfTypedIn] = useState<number | null>(null);
  const isHalfTyped = halfTypedIn === generation;
  const isHeldBack = pastReminderFields(form, record, now.getTime()).length > 0;
  // Browsers fire no input event while a date that was empty is typed.
  const checkHalfTyped = () => setHalfTypedIn(halfTypedFields(inputs.current).length > 0 ? generation : null);
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
        <Field label={projectLabels.reminderDate} error={errors.reminderDate}>
          <DateField
            key={generation}
            name="reminderDate"
            placeholder="set date"
            {...bindWatched('reminderDate')}
          />
          {noteOf('reminderDate')}
        </Field>
        <Field label={projectLabels.reminderTime} error={errors.reminderTime}>
          <TimeField
            key={generation}
            name="reminderTime"
            placeholder="12:30 PM"
            {...bindWatched('reminderTime')}
          />
          {noteOf('reminderTime')}
        </Field>
        <Field label={projectLabels.reminderMessage} error={errors.reminderMessage} className="col-span-2">
          <TextArea
            name="reminderMessage"
            rows={2}
            placeholder="Enter reminder message..."
            {...bind('reminderMessage')}
          />
          {noteOf('reminderMessage')}
        </Field>
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
