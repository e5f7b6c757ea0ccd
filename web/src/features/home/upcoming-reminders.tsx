import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { Alert } from '@printpartner/contracts/types';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { projectName } from '../../entities/project/project-name.ts';
import { localDate } from '../../platform/time/calendar-date.ts';
import { useToday } from '../../platform/time/use-today.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AsideFailure, AsideSection } from './aside-section.tsx';

const MAX_ROWS = 5;
const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export function UpcomingReminders() {
  const { data: alerts, isError, refetch } = useQuery(upcomingAlertsQuery);
  const today = useToday();
  const isToday = (alert: Alert) => localDate(new Date(alert.fire_at_utc)) === today;
  const todayCount = alerts?.filter(isToday).length ?? 0;
  return (
    <AsideSection
      title="Reminders"
      note={todayCount > 0 && <span className="type-data text-ink-2">{todayCount} today</span>}
    >
      {isError && <AsideFailure what="Your reminders" onRetry={() => void refetch()} />}
      {!alerts && !isError && (
        <div className="py-5">
          <SkeletonLines label="Loading reminders" widths={['80%', '56%']} />
        </div>
      )}
      {alerts?.length === 0 && (
        <p className="type-body py-4 text-ink-2">
          None ahead. Set an alert date and time on a project, and it shows up here.
        </p>
      )}
      <ul>
        {alerts?.slice(0, MAX_ROWS).map((alert) => (
          <Row key={alert.id} alert={alert} today={today} />
        ))}
      </ul>
    </AsideSection>
  );
}

function Row({ alert, today }: { alert: Alert; today: string }) {
  const at = new Date(alert.fire_at_utc);
  return (
    <li className="type-data flex items-start gap-3.5 border-b border-rule py-3 last:border-b-0">
      <Bell size={18} strokeWidth={1.6} className="mt-px shrink-0 text-ink-2" aria-hidden />
      <span className="line-clamp-2 min-w-0 flex-1 break-words">{rowText(alert)}</span>
      <time dateTime={alert.fire_at_utc} className="shrink-0 text-right font-semibold">
        {whenText(at, today)}
      </time>
    </li>
  );
}

/** "9:30 AM" today, "Nov 24, 9:30 AM" this year, else with the year. */
function whenText(at: Date, today: string): string {
  const date = localDate(at);
  if (date === today) return timeOfDay.format(at);
  const day = date.slice(0, 4) === today.slice(0, 4) ? dayOfYear : fullDate;
  return `${day.format(at)}, ${timeOfDay.format(at)}`;
}

function rowText({ alert_type, message, project }: Alert): string {
  // Its message is for the due date itself: "Due today" would be wrong before.
  if (alert_type === 'due-date') return project ? `Due: ${projectName(project)}` : 'Project due';
  const lastLine = message.trim().split('\n').at(-1);
  return [lastLine || 'Project reminder', project?.project_name].filter(Boolean).join(', ');
}
