import type { Project } from '@printpartner/contracts/types';
import type { Draft } from '../../skills/skill.ts';
import type { Day } from '../dates/calendar.ts';
import { isWithin, type DateRange } from '../dates/date-range.ts';
import { bulletOf, dueText, linksTo, nameOf } from './project-text.ts';

interface DueQuestion {
  asked: string;
  projects: readonly Project[];
  range: DateRange | undefined;
  today: Day;
  /** ` for Acme`, or ''. */
  of: string;
  /** How often the user asked for the one after that. */
  after: number;
}

const MAX_COUNT = 10;
const byDue = (one: Project, other: Project): number => one.due_date.localeCompare(other.due_date);

/** The active projects that are due within days, overdue, or next. */
export function dueAnswer({ asked, projects, range, today, of, after }: DueQuestion): Draft {
  const active = projects.filter(({ archived, due_date: due }) => !archived && due !== '').toSorted(byDue);
  const overdue = active.filter(({ due_date: due }) => due < today);
  const ahead = active.filter(({ due_date: due }) => due >= today);
  if (range) return withinRange(active, ahead, range, today, of);
  if (/\b(?:overdue|late)\b/.test(asked))
    return listed(overdue, today, `overdue${of}`, `Nothing is overdue${of}.${nextLine(ahead, today)}`);
  if (/\bnext\b/.test(asked)) return nextAnswer(ahead, overdue, { today, of, after });
  const due = [...overdue, ...ahead];
  return listed(due, today, `due${of}`, `None of your active projects${of} has a due date.`);
}

function withinRange(
  active: readonly Project[],
  ahead: readonly Project[],
  range: DateRange,
  today: Day,
  of: string,
): Draft {
  const within = active.filter(({ due_date: due }) => isWithin(due, range));
  const next = ahead.filter(({ due_date: due }) => range.to === undefined || due > range.to);
  const isPast = range.to !== undefined && range.to < today;
  return listed(
    within,
    today,
    `due${of} ${range.label}`,
    `Nothing ${isPast ? 'was' : 'is'} due${of} ${range.label}.${range.to !== undefined && range.to >= today ? nextLine(next, today) : ''}`,
    { next: next.slice(0, 1), isPast },
  );
}

function nextAnswer(
  ahead: readonly Project[],
  overdue: readonly Project[],
  { today, of, after }: Pick<DueQuestion, 'today' | 'of' | 'after'>,
): Draft {
  const day = [...new Set(ahead.map(({ due_date: due }) => due))][after];
  const first = ahead.find(({ due_date: due }) => due === day);
  const late =
    overdue.length === 0 ? '' : ` ${overdue.length} ${overdue.length === 1 ? 'is' : 'are'} overdue.`;
  if (!first) return { ...said(`Nothing is due next${of}.${late}`), links: linksTo(overdue) };
  const same = ahead.filter(({ due_date: due }) => due === first.due_date);
  const names = same.map((project) => `**${nameOf(project)}**`).join(', ');
  return {
    ...said(`Next${of}: ${names}, due **${dueText(first, today)}**.${late}`),
    links: linksTo(same),
  };
}

const nextLine = ([next]: readonly Project[], today: Day): string =>
  next ? ` Next is **${nameOf(next)}**, due ${dueText(next, today)}.` : '';

function listed(
  projects: readonly Project[],
  today: Day,
  what: string,
  none: string,
  { next = [], isPast = false }: { next?: readonly Project[]; isPast?: boolean } = {},
): Draft {
  if (projects.length === 0) return { ...said(none), links: linksTo(next) };
  const isOne = projects.length === 1;
  const noun = isOne ? 'project' : 'projects';
  const verb = isPast ? (isOne ? 'was' : 'were') : isOne ? 'is' : 'are';
  const rest = projects.length > MAX_COUNT ? `\n\nAnd ${projects.length - MAX_COUNT} more.` : '';
  const bullets = projects.slice(0, MAX_COUNT).map((project) => bulletOf(project, today));
  return {
    ...said(`**${projects.length} ${noun}** ${verb} ${what}:\n\n${bullets.join('\n')}${rest}`),
    links: linksTo(projects),
  };
}

const said = (text: string): Draft => ({ kind: 'answers', text, cites: [] });
