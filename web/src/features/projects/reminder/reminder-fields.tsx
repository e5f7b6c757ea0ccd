import { type ReactNode, useRef, useState } from 'react';
import { projectCatalog } from '@printpartner/contracts/types';
import type { ProjectView } from '../editor/project-desk.ts';
import { type BoundField, ProjectInput } from '../editor/project-input.tsx';
import type { ProjectField } from '../../../entities/project/project-form.ts';
import { pastReminderFields } from './past-reminder.ts';
import { reminderNote } from './reminder-note.ts';
import { reminderZone } from './reminder-zone.ts';
import { halfTypedInputs } from '../../../platform/documents/half-typed.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { TestAlertButton } from './test-alert-button.tsx';

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
