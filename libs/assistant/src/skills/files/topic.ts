import { has, type Question } from '../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../skill.ts';

/** When a topic is meant. */
export interface Terms {
  /** Groups of terms: the question has at least one of each. */
  all: readonly (readonly string[])[];
  /** Words with which the question means something else. */
  none?: readonly string[];
}

/** Whether the question has a term of each group and none of the others. */
export const means = (question: Question, { all, none = [] }: Terms): boolean =>
  all.every((group) => has(question, ...group)) && (none.length === 0 || !has(question, ...none));

/** A skill whose answer doesn't depend on values. */
export const topic = (id: string, terms: Terms, text: string, cites: readonly Citation[]): Skill => ({
  id,
  answer: (question) => (means(question, terms) ? answers(text, cites) : undefined),
});

/** A skill with a test and an answer of its own. */
export const skill = (
  id: string,
  terms: Terms,
  answer: (question: Question) => Draft | undefined,
): Skill => ({ id, answer: (question) => (means(question, terms) ? answer(question) : undefined) });
