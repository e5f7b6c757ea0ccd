export { evaluatedQuestions } from './evaluated-questions.ts';
export { askAll } from './ask.ts';
export type { EvaluatedQuestion, Subject } from './evaluated-question.ts';
export { faultsOf } from './judge.ts';
