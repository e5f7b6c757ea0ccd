import type { ChatTurn } from '@printpartner/contracts/types';
import { isInjection } from '../scope/injection.ts';
import { withoutMarkup } from '../scope/markup.ts';

/** Characters that are read of an earlier message, from its beginning. */
const MAX_LENGTH = 1_000;
/** Earlier turns that a question can lean on. */
const MAX_TURNS = 12;

export interface ReadableHistory {
  /** Without markup, and without the messages that were refused and their answers: no follow-up leans on those. */
  turns: readonly ChatTurn[];
  /** The last message before this one was refused. */
  isRefused: boolean;
}

/** What a follow-up may lean on. */
export function readableHistory(history: readonly ChatTurn[]): ReadableHistory {
  const turns: ChatTurn[] = [];
  let isRefused = false;
  for (const turn of history.slice(-MAX_TURNS)) {
    if (turn.role === 'user') {
      const message = withoutMarkup(turn.content.slice(0, MAX_LENGTH)).trim();
      isRefused = isInjection(message.toLowerCase().replaceAll('’', "'"));
      if (!isRefused && message !== '') turns.push({ ...turn, content: message });
    } else if (!isRefused) turns.push(turn);
  }
  return { turns, isRefused };
}
