import { limits, type ChatTurn } from '@printpartner/contracts/types';
import type { Exchange } from './exchange.ts';

/** The conversation as it is sent with the next question, oldest first. Exchanges without an answer are left out. */
export function historyOf(exchanges: readonly Exchange[]): ChatTurn[] {
  return exchanges
    .flatMap(({ question, answer }): ChatTurn[] => {
      if (answer?.status !== 'done') return [];
      return [
        { role: 'user', content: cut(question) },
        { role: 'model', content: cut(answer.text), usesJob: answer.details?.usesJob ?? false },
      ];
    })
    .slice(-limits.chatTurns);
}

/** Whole characters: half of a surrogate pair would be refused. */
const cut = (text: string): string => text.slice(0, limits.chatTurnMax).toWellFormed();
