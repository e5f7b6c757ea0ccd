import type { Alert } from '@printpartner/contracts/types';
import { dateText } from '../../platform/time/calendar-date.ts';

type AlertProject = Alert['project'];

const bullet = ' • ';

/** The last line of a message that says anything. */
export function lastLine(message: string): string {
  return (
    message
      .trim()
      .split(/\s*\n\s*/)
      .at(-1) ?? ''
  );
}

/** The whole alert in one line, where there is no room for the pop-up. */
export function alertText({ project, message }: Pick<Alert, 'project' | 'message'>): string {
  const estimate = project?.estimate_number && `Est. ${project.estimate_number}`;
  const parts = [
    project?.client_name,
    project?.project_name,
    oneLine(project?.status),
    estimate,
    lastLine(message),
  ];
  return parts.filter(Boolean).join(bullet) || 'Project reminder';
}

/** "client — project"; empty without a project. */
export function subjectLine(project: AlertProject): string {
  if (!project) return '';
  const name = project.project_name.trim() || 'Untitled Project';
  return [project.client_name.trim(), name].filter(Boolean).join(' — ');
}

/** "Est. # {number} • Due: {date}". */
export function detailLine(project: AlertProject): string {
  const due = dateText(project?.due_date ?? '');
  return [project?.estimate_number && `Est. # ${project.estimate_number}`, due && `Due: ${due}`]
    .filter(Boolean)
    .join(bullet);
}

/** Time and zone on this clock, with the date when that is not today. */
export function firedAtText(fireAtUtc: string, now: Date, timeZone?: string): string {
  const at = new Date(fireAtUtc);
  if (Number.isNaN(at.getTime())) return '';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const isToday = day.format(at) === day.format(now);
  return isToday ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;
}

/** What the browser's own alert says when nothing else could: whom to follow up, when it is due, the message. */
export function plainAlertText({ project, message }: Pick<Alert, 'project' | 'message'>): string {
  const subject = subjectLine(project);
  const due = dateText(project?.due_date ?? '');
  const lines = [subject && `Follow-up: ${subject}`, due && `Due: ${due}`, lastLine(message)];
  return lines.filter(Boolean).join('\n') || 'Project reminder';
}

function oneLine(text = ''): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}
