import { type ChatAnswer, type ChatTurn, limits } from '@printpartner/contracts/types';

/** What an answer has besides its text. */
export type AnswerDetails = Omit<ChatAnswer, 'response'>;

/** Where an answer came from: the server, the answers stored on this device, or the answerer in the browser. */
export type AnswerOrigin = 'server' | 'stored' | 'device';

export interface Answer {
  /** Markdown. */
  text: string;
  /** `stopped`: by the user, or because the page was left. */
  status: 'done' | 'stopped' | 'failed';
  origin: AnswerOrigin;
  /** Ms since 1970. */
  answeredAt: number;
  /** Null for an answer that failed or was stopped. */
  details: AnswerDetails | null;
  /** What can be asked without a connection is offered below the text. */
  offersTopics: boolean;
}

/** A question and its answer. */
export interface Exchange {
  id: string;
  question: string;
  /** Ms since 1970. */
  askedAt: number;
  /** Null while it is pending, and if the page ended before it came. */
  answer: Answer | null;
  /** Ms since 1970; grows with every change, so that two tabs keep the later one. */
  changedAt: number;
}

/** A conversation as this device stores it. */
export interface Conversation {
  /** Oldest first. */
  exchanges: readonly Exchange[];
  /** When it was last cleared, ms since 1970; exchanges from before are gone. */
  clearedAt: number;
}

export const emptyConversation: Conversation = { exchanges: [], clearedAt: 0 };

/** 100 messages: a question and an answer each. */
const MAX_EXCHANGES = 50;

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
    .slice(-MAX_EXCHANGES);
  return { exchanges, clearedAt };
}

/** A conversation takes at most this part of the largest request that the server takes; the question needs room, too. */
const MAX_BYTES = limits.jsonBodyMax * 0.9;

/** The conversation as it is sent with the next question, oldest first. Exchanges without an answer are left out. */
export function historyOf(exchanges: readonly Exchange[]): ChatTurn[] {
  const turns = exchanges
    .flatMap(({ question, answer }): ChatTurn[] => {
      if (answer?.status !== 'done') return [];
      return [
        { role: 'user', content: cut(question) },
        { role: 'model', content: cut(answer.text), usesJob: answer.details?.usesJob ?? false },
      ];
    })
    .slice(-limits.chatTurns);
  let left = MAX_BYTES;
  const first = turns.findLastIndex((turn) => (left -= bytesOf(turn)) < 0) + 1;
  // A question stays with its answer.
  return turns.slice(first + (first % 2));
}

const bytesOf = (turn: ChatTurn): number => new Blob([JSON.stringify(turn)]).size;

/** Whole characters: half of a surrogate pair would be refused. */
const cut = (text: string): string => text.slice(0, limits.chatTurnMax).toWellFormed();
