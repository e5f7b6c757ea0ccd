import type { ChatAnswer, ChatTurn } from '@printpartner/contracts/types';
import type { EvaluatedQuestion } from './evaluated-question.ts';

/** Asks the messages of a conversation in turn; resolves with the last answer. */
export async function askAll(
  { ask }: Pick<EvaluatedQuestion, 'ask'>,
  answer: (message: string, history: readonly ChatTurn[]) => ChatAnswer | Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  const [first, ...others] = [ask].flat() as [string, ...string[]];
  const history: ChatTurn[] = [];
  let message = first;
  let last = await answer(message, history);
  for (const next of others) {
    history.push({ role: 'user', content: message }, { role: 'model', content: last.response });
    message = next;
    last = await answer(message, history);
  }
  return last;
}
