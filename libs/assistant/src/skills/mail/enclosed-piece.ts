import { rounded } from '@printpartner/print-knowledge/figures';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { SIZE_TEXT, sizeOf } from '@printpartner/spec-sheet/job';
import { papersIn } from '@printpartner/print-search/answers';
import type { ChatStep } from '@printpartner/contracts/types';
import { has, type Question } from '../../question/question.ts';
import { bestFor } from './envelope-choice.ts';
import { envelopesOfSize, type NamedEnvelope } from './envelope-names.ts';
import { calledEnvelope } from './envelope-text.ts';
import { insertOf } from './folded-insert.ts';
import { envelopeOunces, LETTER, SHEETS } from './letter-weight.ts';
import { ouncesText, step } from './mail-figures.ts';
import { nounOf } from './mail-terms.ts';
import { outerEnvelopes, replyEnvelopes } from './reply-envelope.ts';
import { isBoundPiece, paperWeightOf } from './piece-paper.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

/** The envelope that a piece is mailed in, and the insert if its size is typed. */
export interface Enclosing {
  /** Undefined if no listed envelope has the typed size. */
  holder?: NamedEnvelope;
  size: TrimSize;
  insert?: TrimSize;
  assumed: readonly string[];
}

const KIND = String.raw`(?: ?(?:in|inch|inches|"))?(?:[- ](?:catalog|catalogue|booklet|window|clasp|white|kraft|square|mailing|open[- ]end))*[- ]env(?:elope)?s?\b`;
const INVITED = phrases(
  'invitation, invite, greeting card, holiday card, christmas card, thank-you card, thank you card, save the date',
);
const IN_ENVELOPE = phrases(
  'in envelope, in an envelope, in envelopes, which envelope, what envelope, envelope for, envelope do',
);
const WITHOUT_ENVELOPE = phrases(
  'without an envelope, no envelope, by itself, on its own, without envelope, no env, as a postcard, as postcards, self-mailer',
);

/** The envelope of a question; undefined if the piece is mailed without one. */
export function enclosingOf(question: Question): Enclosing | undefined {
  const sizes = typedSizes(question);
  const [named] = outerEnvelopes(question);
  if (named) return { holder: named, size: named.size, ...(sizes[0] && { insert: sizes[0] }), assumed: [] };
  const called = [...question.text.matchAll(new RegExp(`(?:${SIZE_TEXT.source})(?=${KIND})`, 'g'))]
    .concat(
      sizes.length > 1
        ? [
            ...question.text.matchAll(
              new RegExp(String.raw`(?<=\b(?:in|inside) (?:an?|our|the) )(?:${SIZE_TEXT.source})`, 'g'),
            ),
          ]
        : [],
    )
    .flatMap(([found]) => sizeOf(found) ?? [])
    .find((size) => envelopesOfSize(question, size).length > 0 || sizes.length === 1);
  if (called) {
    const [holder] = envelopesOfSize(question, called);
    const insert = sizes.find((size) => size.width !== called.width || size.height !== called.height);
    return {
      ...(holder && { holder }),
      size: holder?.size ?? called,
      ...(insert && { insert }),
      assumed: [],
    };
  }
  const [size] = sizes;
  const isInvited =
    (!has(question, 'postcard', 'post card') && has(question, ...INVITED)) || has(question, ...IN_ENVELOPE);
  if (!size || !isInvited || has(question, ...WITHOUT_ENVELOPE)) return undefined;
  const insert = insertOf(question, size);
  const holder = insert && bestFor({ ...insert, thickness: 0.02 });
  if (!holder || size.width === size.height) return undefined;
  return {
    holder,
    size: holder.size,
    insert: size,
    assumed: [`Mailed in ${calledEnvelope(holder.envelope)}, the envelope for that size.`],
  };
}

const ADDED = phrases(
  'reply card, rsvp, reply envelope, return envelope, response card, map, details card, information card, info card, enclosure, enclosures, insert card, belly band, liner',
);

/** Says that the other pieces of a set aren’t weighed. */
export const unweighedNote = (question: Question): readonly string[] =>
  has(question, ...ADDED) && question.values.ounces === undefined && replyEnvelopes(question).length === 0
    ? ['The enclosures aren’t in that weight: weigh a complete set, and over 1 oz it needs more postage.']
    : [];

/** What an envelope weighs with its contents. */
export interface Contents {
  ounces: number;
  thickness: number;
  steps: readonly ChatStep[];
  assumed: readonly string[];
}

/** Paper of the two sides of an envelope. Inches. */
const ENVELOPE_THICKNESS = 0.01;
const USUAL_THICKNESS = 0.02;

/** The contents that the question names by paper, sheets or pages; undefined if it names none. */
export function contentsOf(question: Question, { holder, size, insert }: Enclosing): Contents | undefined {
  const { papers, pages } = question.values;
  const counted = SHEETS.exec(question.text)?.[1];
  const sheets = counted === undefined ? undefined : Number(counted);
  if (papers.length === 0 && (sheets ?? pages) === undefined) return undefined;
  if (papers.length === 0 && isBoundPiece(question)) return undefined;
  const sheet = insert ?? ((sheets ?? pages) === undefined ? undefined : LETTER);
  if (!sheet) return undefined;
  const typed =
    papers.length > 0
      ? question
      : { ...question, values: { ...question.values, papers: papersIn('20# bond') } };
  const isCard = nounOf(question) === 'card' || has(question, ...INVITED);
  const read = paperWeightOf(typed, sheet, {
    role: isCard ? 'card' : 'body',
    ...(sheets !== undefined && { sheets }),
  });
  if (!read) return undefined;
  const envelope = envelopeOunces(
    holder ?? {
      size: { height: Math.min(size.width, size.height), width: Math.max(size.width, size.height) },
    },
  );
  const reply = replyEnvelopes(question).reduce((sum, one) => sum + envelopeOunces(one), 0);
  const layers = Math.max(1, Math.ceil((sheet.width * sheet.height) / (size.width * size.height) - 0.1));
  return {
    ounces: read.ounces + envelope + reply,
    thickness: read.thickness === undefined ? USUAL_THICKNESS : read.thickness * layers + ENVELOPE_THICKNESS,
    steps: [
      ...read.steps.map((one) => (one.label === 'Weight each' ? { ...one, label: 'Contents' } : one)),
      step('Envelope', '24# bond, about 2.4 times its size', ouncesText(envelope)),
      ...(reply > 0 ? [step('Reply envelope', '24# bond', ouncesText(reply))] : []),
      step(
        'Weight each',
        `${rounded(read.ounces, 3)} + ${rounded(envelope, 3)}${reply > 0 ? ` + ${rounded(reply, 3)}` : ''}`,
        ouncesText(read.ounces + envelope + reply),
      ),
    ],
    assumed: [...(papers.length > 0 ? [] : ['20# bond, copier paper.']), ...read.assumed],
  };
}
