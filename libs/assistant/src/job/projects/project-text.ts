import type { ChatSource, Project } from '@printpartner/contracts/types';
import { clockText, dayText, untilText, type Day } from '../dates/calendar.ts';
import { oneLine, plainName } from '../plain-name.ts';

const MAX_LINKS = 5;
const ALL_PROJECTS: ChatSource = { title: 'Projects', address: '/?tab=projects' };

/** A project's name in markdown. */
export const nameOf = ({ project_name: name }: Project): string => plainName(name) || 'Untitled Project';

/** The screen of each project, as the app's search opens it. */
export const linksTo = (projects: readonly Project[]): ChatSource[] =>
  projects.length === 0 || projects.length > MAX_LINKS
    ? [ALL_PROJECTS]
    : projects.map(({ uuid, project_name: name }) => ({
        title: oneLine(name) || 'Untitled Project',
        address: `/?tab=projects&project=${uuid}`,
      }));

/** `Fri, Nov 27 (in 4 days)` */
export const dueText = ({ due_date: due, archived }: Project, today: Day): string =>
  archived ? dayText(due, today) : `${dayText(due, today)} (${untilText(due, today)})`;

/** `Wed, Nov 25, 9:00 AM` */
export const reminderText = ({ reminder_date: date, reminder_time: time }: Project, today: Day): string =>
  time === '' ? dayText(date, today) : `${dayText(date, today)}, ${clockText(time)}`;

/** `- **Harbor Catalog** (Acme): Fri, Nov 27 (in 4 days). Status: Proofing` */
export function bulletOf(project: Project, today: Day): string {
  const customer = project.client_name === '' ? '' : ` (${plainName(project.client_name)})`;
  const due = project.due_date === '' ? 'no due date' : dueText(project, today);
  const status = project.status === '' ? '' : `. Status: ${plainName(project.status)}`;
  return `- **${nameOf(project)}**${customer}: ${due}${status}`;
}
