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
  /** For reading the asker's own work. */
  tickets?: Tickets | undefined;
  /** Aborts when the caller gives up, or the service stops. */
  signal: AbortSignal;
}

/** As much of a conversation as names what a question is about. */
const MESSAGES = 6;
const LONGEST_MESSAGE = 1_000;

/** The user's last messages, oldest first, each with its beginning. */
export function saidIn({ conversationHistory, message }: ChatQuestion): string {
  const earlier = conversationHistory.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [...earlier, message]
    .slice(-MESSAGES)
    .map((said) => said.slice(0, LONGEST_MESSAGE))
    .join('\n');
}
