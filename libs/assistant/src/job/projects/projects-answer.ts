import type { Project } from '@printpartner/contracts/types';
import type { Draft } from '../../skills/skill.ts';
import { dateRangeOf } from '../dates/date-range.ts';
import { dayIn, type Day } from '../dates/calendar.ts';
import type { JobMoment } from '../job-moment.ts';
import { chainOf, type JobQuestion } from '../job-question.ts';
import { namedAmong, type Naming } from '../names/named-among.ts';
import { plainName } from '../plain-name.ts';
import { CHANGES_NOTHING, changesProject } from './asked-change.ts';
import { dueAnswer } from './due-answer.ts';
import { aspectOf, projectFacts } from './project-facts.ts';
import { bulletOf, linksTo, nameOf } from './project-text.ts';
import { remindersAnswer } from './reminders-answer.ts';

const NEAR = 4;

/** What the user's projects say: due dates, status, customers, reminders. */
export function projectsAnswer(
  asked: JobQuestion,
  projects: readonly Project[],
  { now, timeZone }: JobMoment,
): Draft {
  const today = dayIn(now, timeZone);
  if (changesProject(asked.said)) return CHANGES_NOTHING;
  const naming = namingOf(asked, projects);
  const text = intentText(asked);
  if (projects.length === 0)
    return said('You have no projects yet. Add one under Projects, with its due date and a reminder.', []);
  const isList = LIST.test(text);
  if (naming.found.length === 0 && isUnknown(naming, asked.said, isList))
    return unknownName(naming, projects);
  const range = rangeOf(asked, today);
  // “For Acme” means all of a customer's.
  const isOfCustomer = isList && /\b(?:for|from|with)\b/.test(text);
  const found = isOfCustomer ? naming.alike : naming.found;
  const [named, ...others] = found;
  if (named && others.length === 0 && !(isList && range))
    return projectFacts(named, aspectOf(asked.said), today);
  const among = named ? found : projects;
  const of = named ? ` for ${customerOr(naming.asked, found)}` : '';
  if (/\breminders?\b/.test(text)) return remindersAnswer(among, range, today);
  if (/\bno due dates?\b|\bwithout (?:a )?due date/.test(text)) return undated(among, today);
  if (/\b(?:my|our) (?:customers?|clients?)\b/.test(asked.said)) return customersOf(projects);
  const status = statusAsked(asked.said, projects);
  if (!range && status.length > 0) return listed(`${counted(status.length)}:`, status, today);
  if (DUE.test(text) || range)
    return dueAnswer({ asked: text, projects: among, range, today, of, after: afterThat(asked) });
  const active = among.filter(({ archived }) => archived === ARCHIVED.test(text));
  const kind = ARCHIVED.test(text) ? 'archived' : 'active';
  return listed(
    `You have **${active.length} ${kind} project${active.length === 1 ? '' : 's'}**${of}.`,
    active,
    today,
  );
}

const DUE = /\b(?:due|overdue|late|deadlines?|upcoming|coming up|on deck|on my plate|schedule|work on)\b/;
const ARCHIVED = /\barchived?\b/;
/** Asks for those that a time or a state picks out. */
const LIST =
  /\b(?:what(?:'s|s)?|which|anything|something|everything|list|show|any|how many|overdue|do (?:i|we) have)\b(?!.*\b(?:status|customer|client|printer|estimate)\b)/;

const afterThat = (asked: JobQuestion): number =>
  chainOf(asked).filter(({ said: text }) => /\bafter (?:that|this|it)\b/.test(text)).length;

/** The customer's name as the projects write it. */
function customerOr(name: string, projects: readonly Project[]): string {
  const customers = new Set(projects.map(({ client_name: client }) => client));
  const [only = ''] = customers;
  const isCustomer = customers.size === 1 && only.toLowerCase().includes(name.split(' ')[0] ?? name);
  return isCustomer ? plainName(only) : `“${plainName(name)}”`;
}

/** What is asked for may be said only before: `and next week?`. */
const intentText = (asked: JobQuestion): string =>
  chainOf(asked).find(
    ({ said: text, part }) =>
      part === 'projects' && (DUE.test(text) || /\b(?:remind|status|projects?|customer|client)/.test(text)),
  )?.said ?? asked.said;

const rangeOf = (asked: JobQuestion, today: Day) => {
  const [own, ...earlier] = chainOf(asked).map(({ said: text }) => dateRangeOf(text, today));
  const isNew = /\b(?:overdue|late|next|all)\b/.test(asked.said);
  return own ?? (isNew ? undefined : earlier.find((range) => range !== undefined));
};

/** Names in the question, or in the one before. */
function namingOf(asked: JobQuestion, projects: readonly Project[]): Naming<Project> {
  const things = projects.map((project) => ({
    thing: project,
    names: [project.project_name, project.client_name, project.printing_company, project.estimate_number],
  }));
  const namings = chainOf(asked).map(({ said: text }) => namedAmong(text, things));
  const [own] = namings as [Naming<Project>];
  const found =
    own.found.length > 0 || own.asked !== ''
      ? own
      : (namings.find((naming) => naming.found.length > 0) ?? own);
  return asked.earlier && found.found.length === 0
    ? (namings.find((naming) => naming.found.length > 0) ?? found)
    : narrowed(found);
}

/** Only the active ones of several projects with a name. */
function narrowed(naming: Naming<Project>): Naming<Project> {
  const active = naming.found.filter(({ archived }) => !archived);
  const alike = naming.alike.filter(({ archived }) => !archived);
  return active.length > 0 ? { ...naming, found: active, alike } : naming;
}

/** In a list, only what follows “for” or “named” names a project. */
const isUnknown = ({ asked }: Naming<Project>, text: string, isList: boolean): boolean =>
  asked !== '' && (!isList || /\b(?:for|from|named|called)\b/.test(text)) && statusWords(text).length === 0;

function unknownName({ asked }: Naming<Project>, projects: readonly Project[]): Draft {
  const near = projects.filter(({ archived }) => !archived).slice(0, NEAR);
  const names = near.map((project) => `**${nameOf(project)}**`).join(', ');
  const rest = near.length === 0 ? 'You have no active projects.' : `Your last changed projects: ${names}.`;
  return { ...said(`You have no project named “${plainName(asked)}”. ${rest}`, near), kind: 'unknown' };
}

const statusWords = (text: string): string[] => {
  const [, words] =
    /\b(?:projects?|jobs?) (?:that )?(?:are|is) (?:at |in |on )?([\p{L} -]+)/u.exec(text) ?? [];
  return (words ?? '').split(' ').filter((word) => word.length > 2 && !NOT_STATUS.has(word));
};
const NOT_STATUS = new Set([
  'due',
  'overdue',
  'late',
  'there',
  'the',
  'this',
  'next',
  'week',
  'month',
  'archived',
  'active',
  'open',
  'mine',
  'for',
  'today',
  'tomorrow',
]);

/** Projects whose status has the words of `which projects are at the printer`. */
function statusAsked(text: string, projects: readonly Project[]): Project[] {
  const words = statusWords(text);
  if (words.length === 0) return [];
  return projects.filter(
    ({ status, archived }) => !archived && words.every((word) => status.toLowerCase().includes(word)),
  );
}

function undated(projects: readonly Project[], today: Day): Draft {
  const without = projects.filter(({ due_date: due, archived }) => due === '' && !archived);
  if (without.length === 0) return said('All of your active projects have a due date.', []);
  const verb = without.length === 1 ? 'has' : 'have';
  return listed(`${counted(without.length)} ${verb} no due date:`, without, today);
}

/** The customers of active projects, with the number of each one's projects. */
function customersOf(projects: readonly Project[]): Draft {
  const active = projects.filter(({ archived, client_name: client }) => !archived && client !== '');
  const counts = Map.groupBy(active, ({ client_name: client }) => client);
  if (counts.size === 0) return said('None of your active projects names a customer.', []);
  const names = [...counts].map(([client, { length }]) => `**${plainName(client)}** (${length})`);
  return said(`Customers of your active projects: ${names.slice(0, MAX_COUNT).join(', ')}.`, []);
}

const counted = (count: number): string => `**${count} project${count === 1 ? '' : 's'}**`;

const MAX_COUNT = 10;
const listed = (head: string, projects: readonly Project[], today: Day): Draft =>
  said(
    [
      head,
      projects
        .slice(0, MAX_COUNT)
        .map((project) => bulletOf(project, today))
        .join('\n'),
      projects.length > MAX_COUNT ? `And ${projects.length - MAX_COUNT} more.` : '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    projects,
  );

const said = (text: string, projects: readonly Project[]): Draft => ({
  kind: 'answers',
  text,
  cites: [],
  links: linksTo(projects),
});
