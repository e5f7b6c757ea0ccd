import { draftBySkill } from '../../skills/draft-by-skill.ts';
import type { SheetJob } from '@printpartner/spec-sheet/job';
import { jobOf } from '@printpartner/spec-sheet/job';
import { readQuestion } from '../../question/read-question.ts';
import type { Draft } from '../../skills/skill.ts';
import { skills } from '../../skills/skills.ts';
import type { OwnSheet } from '../own-job.ts';

const EDDM = /\beddm\b|\bevery door\b/;
const THICK_ENOUGH =
  /\b(?:thick|heavy|stiff) enough\b|\btoo (?:thin|flimsy|light)\b|\bminimum (?:thickness|caliper)\b/;

/** Whether a question asks if a piece qualifies, which is answered alike for any piece. */
export const asksFitness = (said: string): boolean => EDDM.test(said) || THICK_ENOUGH.test(said);

/** The answer for the size and paper of a sheet; undefined if the question asks something else. */
export function fitnessAnswer(said: string, sheet: OwnSheet): Draft | undefined {
  const asked = EDDM.test(said) ? 'eddm' : THICK_ENOUGH.test(said) ? 'thick' : undefined;
  if (!asked) return undefined;
  const job = jobOf(sheet);
  const { finished = job.text.flat, stock } = job.text;
  if (!finished || (asked === 'thick' && !stock))
    return {
      kind: 'answers',
      text: `the sheet has no ${finished ? 'paper' : 'size'} that I can read, and the answer depends on it.`,
      cites: [],
    };
  const size = `${finished.width} x ${finished.height}`;
  const on = stock ? ` on ${stock.name}` : '';
  const question = readQuestion(
    asked === 'eddm'
      ? `does a ${size} ${pieceOf(job)}${on} qualify for EDDM?`
      : `is ${stock?.name ?? ''} thick enough for a ${size} ${pieceOf(job)}?`,
    [],
  );
  return draftBySkill(question, skills)?.draft;
}

const pieceOf = ({ kind, fold, name }: SheetJob): string =>
  kind === 'booklet'
    ? 'booklet'
    : fold !== undefined || /mailer|brochure/i.test(name)
      ? 'mailer'
      : 'postcard';
