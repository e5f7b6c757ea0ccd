import type { ChatQuestion, ChatTurn } from '@printpartner/contracts';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { estimatedTokens } from './tokens.ts';

interface ConversationParts {
  system: string;
  question: ChatQuestion;
  /** Fenced data that goes with the question. */
  data: string;
  /** Whether the user lets the model see what was composed from their own jobs. */
  sharesJob: boolean;
}

/** Roles alternate, because some endpoints refuse anything else. */
interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * The messages of a request: system prompt, as much of the history as has room, newest first, the whole question, and the
 * tool calls so far with their results.
 *
 * @param room tokens that all of it may have
 */
export function messagesOf(
  { system, question, data, sharesJob }: ConversationParts,
  calls: readonly ChatCompletionMessageParam[],
  room: number,
): ChatCompletionMessageParam[] {
  const asked = data === '' ? question.message : `${data}\n\nQuestion:\n${question.message}`;
  const fixed = estimatedTokens(system) + estimatedTokens(asked) + estimatedTokens(JSON.stringify(calls));
  const history = newestWithin(
    question.conversationHistory.filter((turn) => sharesJob || turn.usesJob !== true),
    room - fixed,
  );
  const turns = alternating([...history, { role: 'user', content: asked }]);
  return [{ role: 'system', content: system }, ...turns, ...calls];
}

function newestWithin(turns: readonly ChatTurn[], room: number): Turn[] {
  const kept: Turn[] = [];
  let left = room;
  for (const { role, content } of turns.toReversed()) {
    left -= estimatedTokens(content);
    if (left < 0) break;
    kept.unshift({ role: role === 'user' ? 'user' : 'assistant', content });
  }
  // An answer without its question would be read as ours.
  while (kept[0]?.role === 'assistant') kept.shift();
  return kept;
}

function alternating(turns: readonly Turn[]): Turn[] {
  const merged: Turn[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else merged.push({ ...turn });
  }
  return merged;
}
