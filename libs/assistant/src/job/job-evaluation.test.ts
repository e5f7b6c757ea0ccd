import { describe, expect, it } from '@jest/globals';
import { createAnswerer } from '../answerer/answerer.ts';
import { askAll } from '../evaluation/ask.ts';
import { faultsOf } from '../evaluation/judge.ts';
import { OWN_NOW, OWN_ZONE, ownJobFixture } from '../evaluation/own-job-fixture.ts';
import { generalQuestions, jobQuestions } from '../evaluation/questions/job.ts';

const answerer = createAnswerer([]);
const moment = { now: OWN_NOW, timeZone: OWN_ZONE };

describe('own work', () => {
  it.each(jobQuestions.map((question) => [question.id, question] as const))(
    'C7 answers %s',
    async (_id, question) => {
      const answer = await askAll(question, (message, history) =>
        answerer.answer({ message, history, job: ownJobFixture, ...moment }),
      );
      expect({ answer: answer.response, faults: faultsOf(question, answer) }).toMatchObject({ faults: [] });
    },
  );

  it.each(generalQuestions)('C7 reads nothing of the user’s for “%s”', (message) => {
    expect(answerer.jobParts({ message, history: [] })).toEqual([]);
  });
});
