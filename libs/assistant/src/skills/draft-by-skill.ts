import type { Question } from '../question/question.ts';
import type { Draft, Skill } from './skill.ts';

/** A draft, and the skill that it comes from. */
export interface SkillDraft {
  skill: string;
  draft: Draft;
}

/** What the skills answer to a question. */
export type DraftOf = (question: Question) => SkillDraft | undefined;

/** The first skill that has an answer. */
export function draftBySkill(question: Question, skills: readonly Skill[]): SkillDraft | undefined {
  for (const { id, answer } of skills) {
    const draft = answer(question);
    if (draft) return { skill: id, draft };
  }
  return undefined;
}
