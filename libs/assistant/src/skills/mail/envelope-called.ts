import { rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { envelopesOfSize } from './envelope-names.ts';
import {
  article,
  calledEnvelope,
  envelopeCitation,
  mailSentence,
  sizeTextOf,
  uses,
} from './envelope-text.ts';
import { pieceSize } from './mail-figures.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

/** `does a 110 × 220 mm envelope have a name`: the envelope of a typed size. */
export function calledBy(question: Question): Draft | undefined {
  const [size, ...others] = typedSizes(question);
  if (!size || others.length > 0) return undefined;
  if (
    !has(
      question,
      ...phrases(
        'name, called, known as, what kind of envelope, what type of envelope, which envelope is, what envelope is',
      ),
    )
  )
    return undefined;
  const [found] = envelopesOfSize(question, size);
  const isMetric = /\bmm\b|\bcm\b/.test(question.text);
  const metric = (side: number) => Math.round(side * MM_IN_INCH);
  const typed = isMetric
    ? `${metric(size.width)} × ${metric(size.height)} mm is **${rounded(size.width, 2)} × ${rounded(size.height, 2)} in**`
    : undefined;
  if (!found)
    return typed === undefined
      ? undefined
      : answers(`${typed}. No listed envelope has that size.`, [{ entry: 'Catalog Envelopes' }]);
  const name = calledEnvelope(found.envelope);
  return answers(
    typed === undefined
      ? `${pieceSize(size.height, size.width)} is ${article(found)} **${name}** envelope. Used for: ${uses(found.envelope.usage)}. ${mailSentence(found)}`
      : `${typed}: that’s ${article(found)} **${name}** envelope, listed as ${sizeTextOf(found)}. Used for: ${uses(found.envelope.usage)}. ${mailSentence(found)}`,
    [envelopeCitation(found.envelope)],
  );
}
