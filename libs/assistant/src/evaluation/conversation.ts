import type { EvaluatedQuestion, Subject } from './evaluated-question.ts';

/** A message, and what its answer must and must not say; a message without facts is only asked. */
export type Turn = readonly [
  ask: string,
  must?: EvaluatedQuestion['must'],
  mustNot?: EvaluatedQuestion['mustNot'],
];

export interface Conversation {
  /** `chat-title-on-spine`, unique. */
  id: string;
  subject: Subject;
  turns: readonly [Turn, ...Turn[]];
}

/** Every turn that has facts, with the turns before it. */
export const turnsOf = (all: readonly Conversation[]): readonly EvaluatedQuestion[] =>
  all.flatMap(({ id, subject, turns }) =>
    turns.flatMap(([, must, mustNot], place) => {
      const [first, ...others] = turns.slice(0, place + 1).map(([ask]) => ask) as [string, ...string[]];
      return must || mustNot
        ? [
            {
              id: `${id}-${place + 1}`,
              subject,
              ask: [first, ...others] as const,
              ...(must && { must }),
              ...(mustNot && { mustNot }),
            },
          ]
        : [];
    }),
  );
