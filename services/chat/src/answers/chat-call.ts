import type { ChatQuestion } from '@printpartner/contracts';
import type { Tickets } from '@printpartner/messaging';

/** A question, and who asks it. */
export interface ChatCall {
  question: ChatQuestion;
  /** An account, or the visitors of one network (a keyed hash). */
  source: string;
  /** '' for a visitor. */
  userId: string;
  requestId: string;
  /** Proof of who asks, with which the asker's own work is read. */
  tickets?: Tickets | undefined;
  /** Aborts when the caller gives up, or the service stops. */
  signal: AbortSignal;
}

/** The last messages of a conversation, enough to name what a question is about. */
const MESSAGES = 6;
const MAX_MESSAGE = 1_000;

/** The user's last messages, oldest first, each with its beginning. */
export function saidIn({ conversationHistory, message }: ChatQuestion): string {
  const earlier = conversationHistory.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [...earlier, message]
    .slice(-MESSAGES)
    .map((said) => said.slice(0, MAX_MESSAGE))
    .join('\n');
}
