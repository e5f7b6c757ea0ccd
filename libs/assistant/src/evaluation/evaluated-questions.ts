import type { EvaluatedQuestion } from './evaluated-question.ts';
import { fromGuides } from './questions/from-guides.ts';
import { scopeQuestions } from './questions/scope.ts';

/** All questions that need no user's own work. */
export const evaluatedQuestions: readonly EvaluatedQuestion[] = [...scopeQuestions, ...fromGuides];
