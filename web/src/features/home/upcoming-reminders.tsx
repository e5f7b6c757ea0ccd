import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import type { Alert } from '@printpartner/contracts/types';
import { offerAlert, unhandledAlertsQuery, upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { projectName } from '../../entities/project/project-form.ts';
import { localDate } from '../../platform/time/calendar-date.ts';
import { useToday } from '../../platform/time/use-now.ts';
import { StaleNote } from '../../ui/stale-note.tsx';
import { RemindersWait } from './aside-frame.tsx';
import { AsideFailure, AsideSection } from './aside-section.tsx';
import { timeFormat } from '../../platform/time/time-format.ts';

const MAX_ROWS = 5;
const timeOfDay = timeFormat({ hour: 'numeric', minute: '2-digit' });
const dayOfYear = timeFormat({ month: 'short', day: 'numeric' });
const fullDate = timeFormat({ dateStyle: 'medium' });

/** Reminders that are due and not handled, then those that are still to come. */
export function UpcomingReminders() {
  const queryClient = useQueryClient();
  const unhandled = useQuery(unhandledAlertsQuery);
  const upcoming = useQuery(upcomingAlertsQuery);
  const due = unhandled.data ?? [];
  const today = useToday();
  const isToday = (alert: Alert) => localDate(new Date(alert.fire_at_utc)) === today;
  // The two lists are fetched one after the other: an alert that falls due in between is on both.
  const ahead = upcoming.data?.filter(({ id }) => due.every((alert) => alert.id !== id)) ?? [];
  const isFailed = unhandled.isError || upcoming.isError;
  const isLoaded = unhandled.data !== undefined && upcoming.data !== undefined;

  function refetch() {
    void unhandled.refetch();
    void upcoming.refetch();
  }

  return (
    <AsideSection title="Reminders" note={<Counts due={due.length} today={ahead.filter(isToday).length} />}>
      {isFailed && !isLoaded && <AsideFailure what="Your reminders" onRetry={refetch} />}
      {isFailed && isLoaded && <StaleNote onRetry={refetch} className="pt-3" />}
      {!isLoaded && !isFailed && <RemindersWait />}
      {isLoaded && due.length + ahead.length === 0 && (
        <p className="type-body py-4 text-ink-2">
          None ahead. Set an alert date and time on a project, and it shows up here.
        </p>
      )}
      <ul>
        {[...due, ...ahead].slice(0, MAX_ROWS).map((alert) => (
          <li key={alert.id} className="border-b border-rule last:border-b-0">
            {due.includes(alert) ? (
              <button
                type="button"
                onClick={() => offerAlert(queryClient, alert)}
                className="group w-full text-left"
              >
                <Row alert={alert} today={today} isDue />
              </button>
            ) : (
              <Row alert={alert} today={today} />
            )}
          </li>
        ))}
      </ul>
    </AsideSection>
  );
}

function Counts({ due, today }: { due: number; today: number }) {
  const texts = [due > 0 && `${due} due`, today > 0 && `${today} today`].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <span className={`type-data ${due > 0 ? 'font-semibold text-warning' : 'text-ink-2'}`}>
      {texts.join(', ')}
    </span>
  );
}

function Row({ alert, today, isDue }: { alert: Alert; today: string; isDue?: boolean }) {
  const at = new Date(alert.fire_at_utc);
  const Icon = isDue ? BellRing : Bell;
  return (
    <span className="type-data flex items-start gap-3.5 py-3">
      <Icon
        size={18}
        strokeWidth={1.6}
        className={`mt-px shrink-0 ${isDue ? 'text-warning' : 'text-ink-2'}`}
        aria-hidden
      />
      <span className="line-clamp-2 min-w-0 flex-1 break-words decoration-1 underline-offset-3 group-hover:underline">
        {isDue && <span className="font-semibold text-warning">Due: </span>}
        {rowText(alert, isDue)}
      </span>
      <time dateTime={alert.fire_at_utc} className="shrink-0 text-right font-semibold">
        {whenText(at, today)}
      </time>
    </span>
  );
}

/** "9:30 AM" today, "Nov 24, 9:30 AM" this year, else with the year. */
function whenText(at: Date, today: string): string {
  const date = localDate(at);
  if (date === today) return timeOfDay(at);
  const day = date.slice(0, 4) === today.slice(0, 4) ? dayOfYear : fullDate;
  return `${day(at)}, ${timeOfDay(at)}`;
}

function rowText({ alert_type, message, project }: Alert, isDue = false): string {
  // Its message is for the due date itself: "Due today" would be wrong before.
  if (alert_type === 'due-date') {
    const name = project ? projectName(project) : 'Project due';
    return isDue || !project ? name : `Due: ${name}`;
  }
  const lastLine = message.trim().split('\n').at(-1);
  return [lastLine || 'Project reminder', project?.project_name].filter(Boolean).join(', ');
}
