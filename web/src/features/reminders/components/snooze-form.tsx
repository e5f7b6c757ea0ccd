import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { defaultReminderTime } from '@printpartner/contracts/types';
import { ApiError } from '../../../platform/api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { useSnooze } from '../../../entities/alert/snooze-alert.ts';
import { instantOf } from '../wall-clock.ts';

const untilFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface SnoozeFormProps {
  alertId: string;
  onSnoozed: () => void;
}

export function SnoozeForm({ alertId, onSnoozed }: SnoozeFormProps) {
  const noteId = useId();
  const snooze = useSnooze();
  // Sweden writes dates as inputs want them. What the picker lets through is still checked on saving.
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  const [date, setDate] = useState('');
  const [time, setTime] = useState<string>(defaultReminderTime);
  const [error, setError] = useState<string>();
  const wiring = { 'aria-describedby': noteId, 'aria-invalid': error !== undefined || undefined };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (snooze.isPending) return;
    const until = instantOf(date, time, Intl.DateTimeFormat().resolvedOptions().timeZone);
    // Said in the same words as the server says it.
    if (!(until > Date.now())) return setError('Choose a future date and time.');
    try {
      await snooze.mutateAsync({ alertId, until });
      toast({ title: 'Reminder snoozed', description: `Until ${untilFormat.format(until)}.` });
      onSnoozed();
    } catch (cause) {
      setError(
        cause instanceof ApiError && cause.detail ? cause.detail : 'The snooze was not saved. Try again.',
      );
    }
  }

  function change(set: (value: string) => void) {
    return (event: { target: { value: string } }) => {
      set(event.target.value);
      setError(undefined);
    };
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <fieldset>
        <legend className="type-label mb-1.5">Snooze until</legend>
        <div className="grid grid-cols-[minmax(0,1fr)_108px] gap-2.5 md:grid-cols-[minmax(0,1fr)_128px_auto]">
          <HintedField>
            <DateField
              aria-label="Snooze date"
              placeholder="set date"
              min={today}
              value={date}
              onChange={change(setDate)}
              {...wiring}
            />
          </HintedField>
          <HintedField>
            <TimeField aria-label="Snooze time" value={time} onChange={change(setTime)} {...wiring} />
          </HintedField>
          <Button
            type="submit"
            variant="outline"
            className="col-span-2 self-start md:col-span-1"
            disabled={snooze.isPending || !date || !time}
            busy={snooze.isPending}
            busyLabel="Saving…"
          >
            Save Snooze
          </Button>
        </div>
      </fieldset>
      <p id={noteId} aria-live="polite" className={`type-note mt-2.5 ${error ? 'text-fail' : 'text-ink-3'}`}>
        {error && <VerdictIcon verdict="fail" size={14} className="mr-1.5 inline-block align-[-2px]" />}
        {error ?? "Choose a future date and time. We'll remind you then."}
      </p>
    </form>
  );
}

/** On iOS the style sheet writes MM/DD/YYYY or HH:MM below the input, as it does beside the label of a Field. */
function HintedField({ children }: { children: ReactNode }) {
  return (
    <div className="field min-w-0">
      {children}
      <span aria-hidden className="field-hint type-note block text-ink-3" />
    </div>
  );
}
