import type { ChatAnswer } from '@printpartner/contracts/types';

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
