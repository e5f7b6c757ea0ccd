import type { ChatAnswer } from '@printpartner/contracts/types';
import type { Answer, Exchange } from '../conversation/exchange.ts';

/** A grounded answer without sources. */
export const buildChatAnswer = (changes: Partial<ChatAnswer> = {}): ChatAnswer => ({
  response: 'Use **14 pt**.',
  kind: 'answers',
  mode: 'grounded',
  sources: [],
  workings: [],
  specs: null,
  usesJob: false,
  isIncomplete: false,
  ...changes,
});

export function buildAnswer(changes: Partial<Answer> = {}): Answer {
  const { response: text, ...details } = buildChatAnswer();
  const status = 'done';
  return { text, status, origin: 'server', answeredAt: 2_000, details, offersTopics: false, ...changes };
}

export const buildExchange = (changes: Partial<Exchange> = {}): Exchange => ({
  id: 'one',
  question: 'What stock for business cards?',
  askedAt: 1_000,
  answer: buildAnswer(),
  changedAt: 2_000,
  ...changes,
});
