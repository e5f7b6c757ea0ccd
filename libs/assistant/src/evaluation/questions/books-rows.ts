import type { EvaluatedQuestion } from '../evaluated-question.ts';

/** A question on books or folds in one line. */
export type Row = readonly [
  id: string,
  ask: EvaluatedQuestion['ask'],
  must?: EvaluatedQuestion['must'],
  more?: Pick<EvaluatedQuestion, 'mustNot' | 'kind'>,
];

/** Questions on one subject. */
export const questionOf =
  (subject: EvaluatedQuestion['subject']) =>
  ([id, ask, must, more]: Row): EvaluatedQuestion => ({
    id: `books-${id}`,
    subject,
    ask,
    ...(must && { must }),
    ...more,
  });
