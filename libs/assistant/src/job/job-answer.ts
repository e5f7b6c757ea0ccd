import type { Question } from '../question/question.ts';
import type { Draft } from '../skills/skill.ts';
import type { JobMoment } from './job-moment.ts';
import { readJobQuestion } from './job-question.ts';
import { namingWords } from './names/named-among.ts';
import type { JobPart, OwnJob } from './own-job.ts';
import { projectsAnswer } from './projects/projects-answer.ts';
import { comparesSheet } from './results/sheet-comparison.ts';
import { resultsAnswer } from './results/results-answer.ts';
import { sheetsAnswer } from './sheets/sheets-answer.ts';

/** The parts of the user's own work that this question is about; empty for a question about print in general. */
export function jobPartsOf(question: Question): readonly JobPart[] {
  const asked = readJobQuestion(question);
  if (!asked) return [];
  // A file may be called by the project that it is kept with.
  if (asked.part !== 'results') return [asked.part];
  return [
    'results',
    ...(namingWords(asked.said).length > 0 ? (['projects'] as const) : []),
    ...(comparesSheet(asked.said) ? (['sheets'] as const) : []),
  ];
}

/** Whether the question is about own work only, and not about print in general if there is none that fits. */
export const isOnlyOfJob = (question: Question): boolean => readJobQuestion(question)?.isGeneral === false;

/** An answer from the user's own work; undefined if it has none. */
export function jobAnswer(question: Question, job: OwnJob, moment: JobMoment): Draft | undefined {
  const asked = readJobQuestion(question);
  if (!asked) return undefined;
  if (asked.part === 'projects')
    return job.projects ? projectsAnswer(asked, job.projects, moment) : away('projects');
  // A question that may be about no sheet at all is answered without them.
  if (asked.isOnlyNamed && !job.sheets) return undefined;
  if (asked.part === 'sheets')
    return job.sheets ? sheetsAnswer(asked, job.sheets, moment) : away('spec sheets');
  return job.results
    ? resultsAnswer(asked, job.results, { projects: job.projects ?? [], sheets: job.sheets }, moment)
    : away('preflight results');
}

const away = (part: string): Draft => ({
  kind: 'unknown',
  text: `I can’t read your ${part} right now. Try again in a minute.`,
  cites: [],
});
