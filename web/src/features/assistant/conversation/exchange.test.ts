import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { limits } from '@printpartner/contracts/types';
import { buildAnswer, buildExchange } from '../testing/build-answer.ts';
import { type Conversation, historyOf, mergeConversations } from './exchange.ts';

const exchange = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  askedAt: fc.nat({ max: 20 }),
  changedAt: fc.nat({ max: 40 }),
});
const conversation = fc.record({
  clearedAt: fc.nat({ max: 20 }),
  // A tab never has two changes of an exchange in the same millisecond.
  exchanges: fc
    .uniqueArray(exchange, { selector: ({ id }) => id })
    .map((list) => list.map((one) => buildExchange({ ...one, askedAt: one.id.charCodeAt(0) }))),
});

it('C5 two tabs agree on the conversation whichever merges first, and merging again changes nothing', () => {
  fc.assert(
    fc.property(conversation, conversation, (one, other) => {
      const merged = mergeConversations(one, other);
      expect(mergeConversations(other, one)).toEqual(merged);
      expect(mergeConversations(merged, other)).toEqual(merged);
    }),
  );
});

it('C5 the later change of an exchange wins, and a cleared conversation stays cleared in the other tab', () => {
  const asked = buildExchange({ answer: null, changedAt: 1_000 });
  const answered = buildExchange({ answer: buildAnswer(), changedAt: 2_000 });
  const of = (exchanges: Conversation['exchanges'], clearedAt = 0): Conversation => ({
    exchanges,
    clearedAt,
  });
  expect(mergeConversations(of([asked]), of([answered])).exchanges).toEqual([answered]);
  const later = buildExchange({ id: 'two', askedAt: 3_000, changedAt: 3_000 });
  expect(mergeConversations(of([answered]), of([], 2_500)).exchanges).toEqual([]);
  expect(mergeConversations(of([answered, later]), of([], 2_500)).exchanges).toEqual([later]);
});

it('C5 the conversation keeps the last 100 messages', () => {
  const exchanges = Array.from({ length: 60 }, (_, n) =>
    buildExchange({ id: `${n}`, askedAt: n, changedAt: n + 1 }),
  );
  const kept = mergeConversations({ exchanges, clearedAt: 0 }, { exchanges: [], clearedAt: 0 }).exchanges;
  expect(kept).toHaveLength(50);
  expect(kept[0]?.id).toBe('10');
});

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
