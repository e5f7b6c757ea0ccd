import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import type { NamedEnvelope } from './envelope-names.ts';
import {
  calledEnvelope,
  envelopeCitation,
  largestInsert,
  mailSentence,
  sizeTextOf,
  article,
} from './envelope-text.ts';
import { pieceSize, step, working } from './mail-figures.ts';
import { phrases } from './phrases.ts';

/** Whether the text asks what an envelope takes. */
export const asksInside = (question: Question): boolean =>
  has(
    question,
    ...phrases(
      'fit, fits, hold, holds, go in, goes in, insert, inside, put in, take, takes, accommodate',
      'largest card, biggest card, card size, what size card, match, matches',
    ),
  ) && !has(question, 'thick');

/** The largest insert of an envelope. */
export function holds(holder: NamedEnvelope): Draft {
  const largest = largestInsert(holder);
  return answers(
    `${article(holder) === 'an' ? 'An' : 'A'} ${calledEnvelope(holder.envelope)} envelope (${sizeTextOf(holder)}) holds an insert up to **${pieceSize(largest.height, largest.width)}**. Used for: ${lower(holder.envelope.usage)}. ${mailSentence(holder)} For bulky sets leave 1/4 in each way.`,
    [envelopeCitation(holder.envelope)],
    {
      workings: [
        working(
          `Largest insert of ${calledEnvelope(holder.envelope)}`,
          [
            step(
              'Largest insert',
              holder.envelope.insertSize === undefined
                ? `${sizeTextOf(holder)} − 1/8 in each way`
                : 'listed for this envelope',
              pieceSize(largest.height, largest.width),
            ),
          ],
          [],
        ),
      ],
    },
  );
}

const lower = (text: string): string =>
  (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text).replaceAll(' x ', ' × ');
