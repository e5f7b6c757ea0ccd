import type { ChatAnswer, ChatSource, ChatSpecValues, ChatWorking } from '@printpartner/contracts/types';
import type { Question } from '../question/question.ts';
import type { Result } from './result.ts';

/** An entry of the guides: title, and a part of its path where several have that title. */
export interface Citation {
  /** `100# Cover`. */
  entry: string;
  /** `Paper By Weight`. */
  place?: string;
  /** What the chip says instead of the entry's title: `USPS Notice 123, Jul 12, 2026`. */
  as?: string;
}

/** An answer before its sources are looked up. */
export interface Draft {
  kind: ChatAnswer['kind'];
  /** Markdown; every figure with its unit, the result first in bold. Two to five sentences. */
  text: string;
  cites: readonly Citation[];
  workings?: readonly ChatWorking[];
  /** Values that fit fields of a spec form. */
  specs?: ChatSpecValues;
  /** Screens outside of the guides, such as the user's own project. */
  links?: readonly ChatSource[];
  /** The figures of the text that a later message can ask about. */
  results?: readonly Result[];
  /** What it assumed of the job, in the words of a question: `14 pt c2s`. */
  assumed?: string;
  /** The sheet or piece whose size it gives, in the words of a question: `19.5x16 flat`. What comes next may be asked of it. */
  inHand?: string;
  /** It says something of the user's own work. */
  usesJob?: boolean;
}

/** Answers one kind of questions. */
export interface Skill {
  /** `card-postage`, unique. */
  id: string;
  /** Undefined for a question of another kind. Never a guess: a missing value is assumed aloud, or asked for (`asks`). */
  answer: (question: Question) => Draft | undefined;
}

export const answers = (
  text: string,
  cites: readonly Citation[],
  rest: Pick<Draft, 'workings' | 'specs' | 'results' | 'assumed' | 'inHand'> = {},
): Draft => ({ kind: 'answers', text, cites, ...rest });

/** Asks for a missing value. */
export const asks = (text: string): Draft => ({ kind: 'asks', text, cites: [] });
