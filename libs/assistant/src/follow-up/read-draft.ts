import type { Question } from '../question/question.ts';
import type { SkillDraft } from '../skills/draft-by-skill.ts';

/** An answer, and the question as it was read for it. */
export interface ReadDraft extends SkillDraft {
  question: Question;
  /** What was asked before, of the piece as the message changes it, or of its figures: it needn’t have the message’s words. */
  isChange?: boolean;
}
