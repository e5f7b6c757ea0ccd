import type { Project } from '@printpartner/contracts/types';
import type { Draft } from '../../skills/skill.ts';
import { dayText, untilText, type Day } from '../dates/calendar.ts';
import { plainName } from '../plain-name.ts';
import { linksTo, nameOf, reminderText } from './project-text.ts';

type Aspect = 'due' | 'status' | 'customer' | 'printer' | 'estimate' | 'reminder' | 'notes';

const aspects: readonly (readonly [Aspect, RegExp])[] = [
  ['reminder', /\bremind/],
  ['status', /\b(?:status|stage|state|archived|where (?:are|is))\b/],
  ['customer', /\b(?:customers?|clients?)\b/],
  ['printer', /\b(?:printers?|printing company|vendors?|who(?:'s| is) printing)\b/],
  ['estimate', /\bestimate\b/],
  ['notes', /\bnotes?\b/],
  ['due', /\b(?:due|overdue|late|deadline|when)\b/],
];

/** What of a project is asked; undefined for all of it. */
export const aspectOf = (said: string): Aspect | undefined =>
  aspects.find(([, words]) => words.test(said))?.[0];

const MAX_NOTES = 600;

/** One project: the asked fact first, then the others that a planner looks for. */
export function projectFacts(project: Project, asked: Aspect | undefined, today: Day): Draft {
  const name = `**${nameOf(project)}**`;
  const facts: Readonly<Record<Aspect, string>> = {
    due: dueFact(project, today),
    status: project.status === '' ? 'Status: not set.' : `Status: **${plainName(project.status)}**.`,
    customer: `Customer: ${textOr(project.client_name)}.`,
    printer: `Printer: ${textOr(project.printing_company)}.`,
    estimate: `Estimate: ${textOr(project.estimate_number)}.`,
    reminder: reminderFact(project, today),
    notes: `Notes: ${project.notes === '' ? 'none' : plainName(project.notes, MAX_NOTES)}.`,
  };
  const others: readonly Aspect[] =
    asked === undefined
      ? ['due', 'status', 'customer', 'printer', 'reminder']
      : asked === 'due'
        ? ['status']
        : ['due'];
  const shown: readonly Aspect[] = [
    ...(asked === undefined ? [] : [asked]),
    ...others.filter((one) => one !== asked),
  ];
  const archived = project.archived ? ' It’s archived.' : '';
  return {
    kind: 'answers',
    text: `${name}: ${shown.map((aspect) => facts[aspect]).join(' ')}${archived}`,
    cites: [],
    links: linksTo([project]),
  };
}

const textOr = (text: string): string => (text === '' ? 'not set' : `**${plainName(text)}**`);

function dueFact({ due_date: due, archived }: Project, today: Day): string {
  if (due === '') return 'No due date is set.';
  // An archived project is never late.
  return archived
    ? `Due **${dayText(due, today)}**.`
    : `Due **${dayText(due, today)}**, ${untilText(due, today)}.`;
}

function reminderFact(project: Project, today: Day): string {
  if (project.reminder_date === '') return 'No reminder is set.';
  const message = project.reminder_message === '' ? '' : `: ${plainName(project.reminder_message)}`;
  return `Reminder **${reminderText(project, today)}**${message}.`;
}
