import { limits, type ChatTurn } from '@printpartner/contracts/types';
import type { Exchange } from './exchange.ts';

/** Of the largest request that the server takes; the question needs room, too. */
const MOST_BYTES = limits.jsonBodyMax * 0.9;

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
  let left = MOST_BYTES;
  const first = turns.findLastIndex((turn) => (left -= bytesOf(turn)) < 0) + 1;
  // A question stays with its answer.
  return turns.slice(first + (first % 2));
}

const bytesOf = (turn: ChatTurn): number => new Blob([JSON.stringify(turn)]).size;

/** Whole characters: half of a surrogate pair would be refused. */
const cut = (text: string): string => text.slice(0, limits.chatTurnMax).toWellFormed();
