import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildChatAnswer } from '../testing/build-answer.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { clearStoredAnswers, prepareStoredAnswers, storeAnswer, storedAnswer } from './stored-answers.ts';

let cache: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  cache = fakeCaches();
});
afterEach(() => cache.restore());

const canned = [
  '/henry-cache/paper%20types',
  '/henry-cache/binding%20options',
  '/henry-cache/bleed%20requirements',
  '/henry-cache/postcard%20sizes',
  '/henry-cache/digital%20vs%20offset%20printing',
];

it('C4 the cache holds five canned answers with the product’s facts, read by the query in any case', async () => {
  await prepareStoredAnswers();
  expect(cache.paths().toSorted()).toEqual(canned.toSorted());
  const facts = {
    'Paper types': ['70# Text', '80# Text', '100# Text', '80# Cover', '100# Cover', '14pt Cover'],
    'BINDING OPTIONS ': ['Saddle stitch', '4-64 pages', 'Perfect bound', '28+ pages'],
    'bleed requirements': ['0.125 inch on all sides'],
    'Postcard sizes': ['4x6 on 14pt'],
    'Digital vs offset printing': ['1-2,500', '2,500+', '50,000+'],
  };
  for (const [query, expected] of Object.entries(facts)) {
    const answer = await storedAnswer(query);
    for (const fact of expected) expect(answer?.response).toContain(fact);
  }
  expect(await storedAnswer('What is bleed?')).toBeUndefined();
});

it('C4 the canned answers are there where browsers have no cache', async () => {
  cache.restore();
  expect((await storedAnswer('Bleed requirements'))?.response).toContain('0.125 inch');
  await storeAnswer('What is bleed?', buildChatAnswer());
  expect(await storedAnswer('What is bleed?')).toBeUndefined();
});

it('C4 the cache holds the last 50 answers besides the canned ones, and clearing leaves the canned ones', async () => {
  for (let n = 0; n < 55; n += 1) await storeAnswer(`Question ${n}`, buildChatAnswer({ response: `${n}` }));
  expect(cache.paths()).toHaveLength(55);
  expect(await storedAnswer('question 4')).toBeUndefined();
  expect((await storedAnswer('question 5'))?.response).toBe('5');
  await storeAnswer('Bleed requirements', buildChatAnswer({ response: 'other' }));
  expect((await storedAnswer('Bleed requirements'))?.response).toContain('0.125 inch');
  await clearStoredAnswers();
  expect(cache.paths().toSorted()).toEqual(canned.toSorted());
});
