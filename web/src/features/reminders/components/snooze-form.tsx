import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type Alert, DEFAULT_REMINDER_TIME } from '@printpartner/contracts/types';
import { invalidateProjects } from '../../../entities/project/project-queries.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText, PlainFailure } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { isPastFiring, useSnoozeAlert } from '../../../entities/alert/change-alert.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { instantOf } from '../../../platform/time/wall-clock.ts';
import { reportPastFiring, snoozedToast } from '../reminder-toasts.ts';
import { snoozeShortcuts } from '../../../entities/alert/snooze-shortcuts.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const NOT_SAVED = 'The snooze wasn’t saved. Try again.';
const OFFLINE = 'You’re offline. The snooze wasn’t saved.';

interface Failure {
  by: 'shortcut' | 'fields';
  cause: unknown;
}

interface SnoozeFormProps {
  alert: Alert;
  onHandled: () => void;
}

export function SnoozeForm({ alert, onHandled }: SnoozeFormProps) {
  const noteId = useId();
  const queryClient = useQueryClient();
  const snooze = useSnoozeAlert();
  // The Swedish locale formats dates as inputs expect them. `save` checks the date again.
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  const now = useNow();
  const [date, setDate] = useState('');
  const [time, setTime] = useState<string>(DEFAULT_REMINDER_TIME);
  const [failure, setFailure] = useState<Failure>();
  const isOnline = useOnline();
  const textOf = ({ cause }: Failure) => failureText(cause, NOT_SAVED, isOnline ? NOT_SAVED : OFFLINE);
  const shortcutError = failure?.by === 'shortcut' && textOf(failure);
  const fieldError = failure?.by === 'fields' && textOf(failure);
  const wiring = {
    'aria-describedby': noteId,
    'aria-invalid': (failure?.by === 'fields' && isAboutTime(failure.cause)) || undefined,
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    await snoozeUntil(instantOf(date, time, timeZone), 'fields');
  }

  async function snoozeUntil(until: number, by: Failure['by']) {
    if (snooze.isPending) return;
    // The same words as the server's.
    if (!(until > Date.now()))
      return setFailure({ by, cause: new PlainFailure('Choose a future date and time.') });
    setFailure(undefined);
    try {
      const snoozed = await snooze.mutateAsync({ firing: alert, until });
      // Snoozing moves the project's reminder too.
      invalidateProjects(queryClient);
      toast(snoozedToast(queryClient, until, snoozed));
      onHandled();
    } catch (cause) {
      if (isPastFiring(cause)) {
        reportPastFiring(cause);
        return onHandled();
      }
      setFailure({ by, cause });
    }
  }

  function change(set: (value: string) => void) {
    return (event: { target: { value: string } }) => {
      set(event.target.value);
      setFailure(undefined);
    };
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <fieldset>
        <legend className="type-label mb-1.5">Snooze until</legend>
        <p className="mb-2.5 flex flex-wrap gap-2">
          {snoozeShortcuts(now, timeZone).map(({ label, until }) => (
            <Button
              key={label}
              variant="outline"
              size="small"
              disabled={snooze.isPending}
              onClick={() => void snoozeUntil(until, 'shortcut')}
            >
              {label}
            </Button>
          ))}
        </p>
        <p aria-live="polite" className="type-note text-fail">
          {shortcutError && <ErrorLine className="mb-2.5">{shortcutError}</ErrorLine>}
        </p>
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
      <p
        id={noteId}
        aria-live="polite"
        className={`type-note mt-2.5 ${fieldError ? 'text-fail' : 'text-ink-3'}`}
      >
        {fieldError ? (
          <ErrorLine>{fieldError}</ErrorLine>
        ) : (
          "Choose a future date and time. We'll remind you then."
        )}
      </p>
    </form>
  );
}

/** Whether the server or this form refused the time itself. */
function isAboutTime(cause: unknown): boolean {
  return (
    cause instanceof PlainFailure || (cause instanceof ApiError && cause.problem?.code === 'request.invalid')
  );
}

function ErrorLine({ className = '', children }: { className?: string; children: string }) {
  return (
    <span className={`block ${className}`}>
      <VerdictIcon verdict="fail" size={14} className="mr-1.5 inline-block align-[-2px]" />
      {children}
    </span>
  );
}

/** On iOS, where inputs have no placeholder, the style sheet adds MM/DD/YYYY or HH:MM below the input. */
function HintedField({ children }: { children: ReactNode }) {
  return (
    <div className="field min-w-0">
      {children}
      <span aria-hidden className="field-hint type-note block text-ink-3" />
    </div>
  );
}
