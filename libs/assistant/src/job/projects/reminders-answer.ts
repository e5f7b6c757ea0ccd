import type { Project } from '@printpartner/contracts/types';
import type { Draft } from '../../skills/skill.ts';
import type { Day } from '../dates/calendar.ts';
import { isWithin, type DateRange } from '../dates/date-range.ts';
import { plainName } from '../plain-name.ts';
import { linksTo, nameOf, reminderText } from './project-text.ts';

const MAX_COUNT = 10;

/** The reminders of active projects, earliest first; those of archived ones are paused. */
export function remindersAnswer(
  projects: readonly Project[],
  range: DateRange | undefined,
  today: Day,
): Draft {
  const set = projects
    .filter(
      ({ archived, reminder_date: date }) =>
        !archived && date !== '' && (range ? isWithin(date, range) : date >= today),
    )
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
  const when = range ? ` ${range.label}` : '';
  if (set.length === 0)
    return { kind: 'answers', text: `No reminders are set${when}.`, cites: [], links: linksTo([]) };
  const bullets = set.slice(0, MAX_COUNT).map((project) => {
    const message = project.reminder_message === '' ? '' : `: ${plainName(project.reminder_message)}`;
    return `- ${reminderText(project, today)}: **${nameOf(project)}**${message}`;
  });
  const rest = set.length > MAX_COUNT ? `\n\nAnd ${set.length - MAX_COUNT} more.` : '';
  const [verb, noun] = set.length === 1 ? ['is', 'reminder'] : ['are', 'reminders'];
  return {
    kind: 'answers',
    text: `**${set.length} ${noun}** ${verb} set${when}:\n\n${bullets.join('\n')}${rest}`,
    cites: [],
    links: linksTo(set),
  };
}

const momentOf = ({ reminder_date: date, reminder_time: time }: Project): string => `${date} ${time}`;
