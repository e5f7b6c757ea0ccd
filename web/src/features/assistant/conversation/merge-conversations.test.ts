import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildAnswer, buildExchange } from '../testing/build-answer.ts';
import type { Conversation } from './exchange.ts';
import { mergeConversations } from './merge-conversations.ts';

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
