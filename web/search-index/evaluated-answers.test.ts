import { beforeAll, expect, it } from '@jest/globals';
import { createAnswerer, type Answerer } from '@printpartner/assistant/answerer';
import {
  askAll,
  evaluatedQuestions,
  faultsOf,
  type EvaluatedQuestion,
} from '@printpartner/assistant/evaluation';
import { unpackEntries } from '@printpartner/print-search/entries';
import { readApp } from './search-entries.ts';

/** Of all questions, so many are answered right. */
const LEAST_RIGHT = 0.97;
/** Known to be answered wrong; another one fails the test even where the share is reached. */
const knownWrong: ReadonlySet<string> = new Set();

let answerer: Answerer;

beforeAll(async () => {
  answerer = createAnswerer(unpackEntries(await readApp()), ({ entry, place }) => {
    throw new Error(`No entry of the guides: ${entry} @ ${place ?? ''}`);
  });
});

const now = new Date('2026-11-23T15:00:00Z');

async function faultsIn(question: EvaluatedQuestion): Promise<readonly string[]> {
  const answer = await askAll(question, (message, history) =>
    answerer.answer({ message, history, now, timeZone: 'America/New_York' }),
  );
  return faultsOf(question, answer);
}

it('C3 answers at least 97 % of the evaluation’s questions with the required facts and no forbidden one', async () => {
  const wrong: string[] = [];
  const faults: string[] = [];
  for (const question of evaluatedQuestions) {
    const found = await faultsIn(question);
    if (found.length === 0) continue;
    wrong.push(question.id);
    if (!knownWrong.has(question.id))
      faults.push(`${question.id} (${[question.ask].flat().join(' / ')}): ${found.join(', ')}`);
  }
  expect(faults).toEqual([]);
  expect(wrong.length / evaluatedQuestions.length).toBeLessThanOrEqual(1 - LEAST_RIGHT);
});

it('C6 has at least 200 questions, each with its own id', () => {
  const ids = evaluatedQuestions.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(200);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it('C3 no answer of the evaluation has a figure with more than six decimals', async () => {
  for (const question of evaluatedQuestions) {
    const { response, workings, specs } = await askAll(question, (message, history) =>
      answerer.answer({ message, history, now, timeZone: 'America/New_York' }),
    );
    expect(JSON.stringify([response, workings, specs])).not.toMatch(/\.\d{7}/);
  }
});

it('C3 every answer of the evaluation cites only addresses of our own screens', async () => {
  for (const question of evaluatedQuestions) {
    const { sources } = await askAll(question, (message, history) =>
      answerer.answer({ message, history, now, timeZone: 'America/New_York' }),
    );
    for (const { address } of sources)
      expect(address).toMatch(
        /^\/(?:[a-z-]*)(?:\?(?:tab|calculators|entry|section|settings|assistant)=.*)?$/,
      );
  }
});
