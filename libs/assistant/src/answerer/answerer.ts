import type { ChatAnswer, ChatTurn } from '@printpartner/contracts/types';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { readQuestion } from '../question/read-question.ts';
import { guideEntries } from '../retrieval/guide-entries.ts';
import { retrievedAnswer } from '../retrieval/retrieved-answer.ts';
import { isInjection, REFUSAL } from '../scope/injection.ts';
import { DECLINE, declineOf, DONT_KNOW, isOfTrade } from '../scope/scope.ts';
import { smallTalk } from '../scope/small-talk.ts';
import { skills } from '../skills/skills.ts';
import type { Draft } from '../skills/skill.ts';

export interface AskedQuestion {
  message: string;
  /** The conversation before it, oldest first. */
  history: readonly ChatTurn[];
  now: Date;
  /** IANA zone of “today”. */
  timeZone: string;
}

export interface Answerer {
  /** Answers from the guides and calculators. Never throws for a text of a user. */
  answer: (asked: AskedQuestion) => ChatAnswer;
}

/** The answerer without a model. @param entries what the search of the app finds, for retrieval and citations */
export function createAnswerer(entries: readonly SearchEntry[]): Answerer {
  const guides = guideEntries(entries);

  function draftOf({ message, history }: AskedQuestion): Draft {
    const typed = message.toLowerCase().replaceAll('’', "'").slice(0, LONGEST);
    if (isInjection(typed)) return plain('declines', REFUSAL);
    const reply = smallTalk(typed);
    if (reply !== undefined) return plain('answers', reply);
    const declined = declineOf(typed);
    if (declined !== undefined) return plain('declines', declined);
    const question = readQuestion(message, history);
    for (const skill of skills) {
      const draft = skill.answer(question);
      if (draft) return draft;
    }
    const retrieved = retrievedAnswer(question, guides);
    if (retrieved) return retrieved;
    return isOfTrade(question, guides)
      ? plain('unknown', `${DONT_KNOW}; the search (⌘K) shows what we have on the subject.`)
      : plain('declines', DECLINE);
  }

  function answer(asked: AskedQuestion): ChatAnswer {
    const { kind, text, cites, workings = [], specs = null } = draftOf(asked);
    return {
      response: text,
      kind,
      mode: 'grounded',
      sources: cites.map((citation) => guides.cite(citation)),
      workings: [...workings],
      specs,
      usesJob: false,
      isIncomplete: false,
    };
  }

  return { answer };
}

const LONGEST = 4_000;

const plain = (kind: ChatAnswer['kind'], text: string): Draft => ({ kind, text, cites: [] });
