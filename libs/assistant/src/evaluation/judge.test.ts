import { expect, it } from '@jest/globals';
import type { ChatAnswer } from '@printpartner/contracts/types';
import { faultsOf } from './judge.ts';

const answerOf = (response: string, rest: Partial<ChatAnswer> = {}): ChatAnswer => ({
  response,
  kind: 'answers',
  mode: 'grounded',
  sources: [],
  workings: [],
  specs: null,
  usesJob: false,
  isIncomplete: false,
  ...rest,
});

const question = { id: 'q', subject: 'paper', ask: 'How thick?' } as const;
const faults = (must: string, response: string) =>
  faultsOf({ ...question, must: [must] }, answerOf(response));

it.each([
  ['0.25', 'a ¼ in gap'],
  ['0.25', '**.250 in**'],
  ['8.5 × 11', 'flat 8-1/2" x 11"'],
  ['1,975', 'In all $1975.'],
  ['3-5/8', 'the tuck panel is 3⅝ in'],
  ['not safely', '**Not** safely.'],
  ["doesn't", 'It doesn’t fold.'],
])('C6 finds the fact “%s” in “%s”', (fact, response) => {
  expect(faults(fact, response)).toEqual([]);
});

it.each([
  ['14', 'It is 140 gsm.'],
  ['0.5', 'It is 0.55 in.'],
  ['5', 'It is 8.5 in.'],
  ['200', 'At most 1200 pieces.'],
  ['12 × 15', 'Up to 12 × 15.5 in.'],
])('C6 the judge does not find the fact “%s” in “%s”', (fact, response) => {
  expect(faults(fact, response)).toEqual([`misses ${fact}`]);
});

it('C6 takes one of several facts, and a fact of the arithmetic', () => {
  const working = {
    title: 'Spine',
    assumed: [],
    steps: [{ label: 'Leaves', working: '120 ÷ 2', result: '60' }],
  };
  expect(faultsOf({ ...question, must: [['61', '60']] }, answerOf('Done.', { workings: [working] }))).toEqual(
    [],
  );
});

it('C6 rejects a forbidden fact of the text, and another kind of answer', () => {
  const answer = answerOf('It is 0.0087 in.', { kind: 'unknown' });
  expect(faultsOf({ ...question, kind: ['answers', 'asks'], mustNot: ['0.0087'] }, answer)).toEqual([
    'kind is unknown',
    'says 0.0087',
  ]);
});

it('C6 the judge ignores the address of a link', () => {
  expect(faults('480', 'See [the guide](/?entry=480).')).toEqual(['misses 480']);
});
