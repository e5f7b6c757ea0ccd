import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts/types';
import { buildAnswer, buildExchange } from '../testing/build-answer.ts';
import { historyOf } from './history.ts';

it('C1 the history sends answered questions only, oldest first, and marks what uses the user’s own work', () => {
  const { details } = buildAnswer();
  const own = buildAnswer({ text: 'Friday.', details: details && { ...details, usesJob: true } });
  const history = historyOf([
    buildExchange({ question: 'When is Harbor due?', answer: own }),
    buildExchange({ id: 'two', answer: buildAnswer({ status: 'failed', text: 'Sorry' }) }),
    buildExchange({ id: 'three', answer: null }),
    buildExchange({ id: 'four', question: 'And the stock?' }),
  ]);
  expect(history).toEqual([
    { role: 'user', content: 'When is Harbor due?' },
    { role: 'model', content: 'Friday.', usesJob: true },
    { role: 'user', content: 'And the stock?' },
    { role: 'model', content: 'Use **14 pt**.', usesJob: false },
  ]);
});

const manyOf = (text: string) =>
  Array.from({ length: 40 }, (_, n) =>
    buildExchange({ id: `${n}`, question: `Q${n}`, answer: buildAnswer({ text }) }),
  );

it('C1 the history sends the last 30 messages, each cut to what the server takes', () => {
  const history = historyOf(manyOf(`${'a'.repeat(limits.chatTurnMax - 1)}𝟏𝟏`));
  expect(history).toHaveLength(30);
  expect(history[0]?.content).toBe('Q25');
  expect(history[1]?.content.length).toBeLessThanOrEqual(limits.chatTurnMax);
  expect(history[1]?.content.isWellFormed()).toBe(true);
});

it('C1 the history leaves out older messages that would make the request too large', () => {
  const history = historyOf(manyOf('紙'.repeat(limits.chatTurnMax)));
  expect(new Blob([JSON.stringify(history)]).size).toBeLessThan(limits.jsonBodyMax - 20_000);
  expect(history[0]?.role).toBe('user');
  expect(history.at(-2)?.content).toBe('Q39');
  expect(history.length).toBeGreaterThan(10);
});
