import type { Question } from '../question/question.ts';
import type { Draft } from '../skills/skill.ts';
import type { JobPart, OwnJob } from './own-job.ts';

export interface JobMoment {
  now: Date;
  /** IANA zone of “today” and “this week”. */
  timeZone: string;
}

/** The parts of the user's own work that this question is about; empty for a question about print in general. */
export function jobPartsOf(_question: Question): readonly JobPart[] {
  return [];
}

/** An answer from the user's own work; undefined if it has none. */
export function jobAnswer(_question: Question, _job: OwnJob, _moment: JobMoment): Draft | undefined {
  return undefined;
}
