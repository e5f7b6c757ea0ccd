import type { ChatAnswer } from '@printpartner/contracts/types';

export type Subject =
  | 'paper'
  | 'coatings'
  | 'binding'
  | 'booklets'
  | 'folding'
  | 'envelopes'
  | 'mailing'
  | 'postage'
  | 'presses'
  | 'prices'
  | 'files'
  | 'preflight'
  | 'units'
  | 'slang'
  | 'follow-ups'
  | 'missing values'
  | 'out of scope'
  | 'injections'
  | 'job'
  | 'app';

/** A question with what its answer must and must not say. */
export interface EvaluatedQuestion {
  /** `saddle-max-pages`, unique. */
  id: string;
  subject: Subject;
  /** One message, or a conversation of which the last one is judged. */
  ask: string | readonly [string, ...string[]];
  kind?: ChatAnswer['kind'] | readonly ChatAnswer['kind'][];
  /**
   * Facts the answer must have: each a text that it contains (figures as whole numbers, letter case and markdown ignored,
   * `8-1/2 × 11` and `8.5x11` alike), or several of which one is enough.
   */
  must?: readonly (string | readonly string[])[];
  /** Texts that it must not contain: wrong figures, the other stock's caliper. */
  mustNot?: readonly string[];
}

/** A question in one line. */
export type QuestionRow = readonly [
  id: string,
  ask: EvaluatedQuestion['ask'],
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

/** Questions on one subject, whose ids start alike. */
export const questionsOf = (
  subject: Subject,
  start: string,
  rows: readonly QuestionRow[],
): EvaluatedQuestion[] =>
  rows.map(([id, ask, must, mustNot]) => ({
    id: `${start}-${id}`,
    subject,
    ask,
    must,
    ...(mustNot && { mustNot }),
  }));
