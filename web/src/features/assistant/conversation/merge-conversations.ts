import type { Conversation, Exchange } from './exchange.ts';

/** 100 messages: a question and an answer each. */
const MOST_EXCHANGES = 50;

/** What two tabs know of the same conversation, together. Of an exchange in both, the later change wins. */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  const clearedAt = Math.max(one.clearedAt, other.clearedAt);
  const byId = new Map<string, Exchange>();
  for (const exchange of [...one.exchanges, ...other.exchanges]) {
    const known = byId.get(exchange.id);
    if (!known || known.changedAt < exchange.changedAt) byId.set(exchange.id, exchange);
  }
  const exchanges = [...byId.values()]
    .filter(({ changedAt }) => changedAt > clearedAt)
    .toSorted((a, b) => a.askedAt - b.askedAt || (a.id < b.id ? -1 : 1))
    .slice(-MOST_EXCHANGES);
  return { exchanges, clearedAt };
}
