import type { ChatQuestion } from '@printpartner/contracts';

/** A question, and who asks it. */
export interface ChatCall {
  question: ChatQuestion;
  /** An account, or the visitors of one network (a keyed hash). */
  source: string;
  /** '' for a visitor. */
  userId: string;
  requestId: string;
  /** Aborts when the caller gives up, or the service stops. */
  signal: AbortSignal;
}

/** The user's messages, oldest first. */
export const saidIn = ({ conversationHistory, message }: ChatQuestion): string =>
  [...conversationHistory.filter(({ role }) => role === 'user').map(({ content }) => content), message].join(
    '\n',
  );
