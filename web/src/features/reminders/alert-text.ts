import type { Alert } from '@printpartner/contracts/types';
import { projectName } from '../../entities/project/project-form.ts';
import { dateText } from '../../platform/time/calendar-date.ts';

type AlertProject = Alert['project'];

const BULLET = ' • ';

/** The last line of a message that is not blank. */
export function lastLine(message: string): string {
  return (
    message
      .trim()
      .split(/\s*\n\s*/)
      .at(-1) ?? ''
  );
}

/** The alert in one line, for toasts and system notifications. */
export function alertText({ project, message }: Pick<Alert, 'project' | 'message'>): string {
  const estimate = project?.estimate_number && `Est. ${project.estimate_number}`;
  const parts = [
    project?.client_name,
    project?.project_name,
    oneLine(project?.status),
    estimate,
    lastLine(message),
  ];
  return parts.filter(Boolean).join(BULLET) || 'Project reminder';
}

/** "client — project"; empty without a project. */
export function subjectLine(project: AlertProject): string {
  if (!project) return '';
  return [project.client_name.trim(), projectName(project)].filter(Boolean).join(' — ');
}

/** "Est. # {number} • Due: {date}". */
export function detailLine(project: AlertProject): string {
  const due = dateText(project?.due_date ?? '');
  return [project?.estimate_number && `Est. # ${project.estimate_number}`, due && `Due: ${due}`]
    .filter(Boolean)
    .join(BULLET);
}

/** Local time and zone, with the date if it isn't today. */
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

/** The text for `window.alert`, the last resort: client and project, due date, message. */
export function plainAlertText({ project, message }: Pick<Alert, 'project' | 'message'>): string {
  const subject = subjectLine(project);
  const due = dateText(project?.due_date ?? '');
  const lines = [subject && `Follow-up: ${subject}`, due && `Due: ${due}`, lastLine(message)];
  return lines.filter(Boolean).join('\n') || 'Project reminder';
}

function oneLine(text = ''): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

/** A test alert without a project has nothing to open, mark done or snooze. */
export function isBareTest({ alert_type, project }: Pick<Alert, 'alert_type' | 'project'>): boolean {
  return alert_type === 'smoke-test' && project === null;
}
