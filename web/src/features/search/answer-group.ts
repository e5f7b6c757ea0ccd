import { addressOf, answersTo } from '@printpartner/print-search/answers';
import type { ResultGroup } from './result.ts';

/** What a query that is a calculation comes to; empty for any other. */
export function answerGroup(query: string): ResultGroup[] {
  const answers = answersTo(query);
  if (answers.length === 0) return [];
  return [
    {
      name: answers.length === 1 ? 'Answer' : 'Answers',
      results: answers.map((answer, place) => ({
        id: `answer-${place}`,
        title: answer.title,
        place: '',
        lines: answer.assumed,
        address: answer.opens && addressOf(answer.opens),
        answer,
      })),
    },
  ];
}
