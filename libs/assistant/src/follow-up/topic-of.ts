import { emptyWords, words } from '../question/named-things.ts';
import { askingWords } from '../retrieval/asked-words.ts';

/** How a question begins that says nothing of its subject: `how heavy is a`, `can I`. */
const OPENING =
  /^(?:(?:so|ok|okay|and|also|but|hi|hey|hello|please|quick question|what|which|how|why|when|where|is|are|was|can|could|do|does|did|should|would|will|may|must|i|i'm|we|you|it|there|need|needs|have|has|got|want|to|the|a|an|my|our|this|that|much|many|big|large|thick|heavy|long|wide|far|for|of|on|in|be|use|get|give|tell|me|us)\b[, ]*)+/;

/** What a question is about, with its values, in its own order: `16 page booklet on 80# text`. */
export const subjectOf = (text: string): string => text.replace(OPENING, '');

/** The words of a question that say its subject. */
export const topicOf = (text: string): string =>
  words(text)
    .filter((word) => !emptyWords.has(word) && !askingWords.has(word))
    .join(' ');
