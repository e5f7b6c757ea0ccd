import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { mailShape, roundOuncesUp } from '@printpartner/print-knowledge/mail';
import { parseSize } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { classesNamed } from './classes-named.ts';
import { contentsOf, enclosingOf, type Enclosing } from './enclosed-piece.ts';
import { pieceSize } from './mail-figures.ts';
import { readPiece, type ReadPiece } from './mail-piece.ts';
import { outerEnvelopes } from './reply-envelope.ts';
import { phrases } from './phrases.ts';
import { isBoundPiece } from './piece-paper.ts';
import { nounsOf, nounOf } from './mail-terms.ts';
import { mailedSizes } from './typed-sizes.ts';

/** A piece to be priced: its words in an answer, and what was assumed. */
export interface PricedPiece extends ReadPiece {
  /** `a 6 × 9 in card`. */
  called: string;
}

const calledAs = {
  card: 'postcard',
  'double-card': 'double card',
  letter: 'letter',
  envelope: 'envelope',
  flat: 'flat',
  'self-mailer': 'self-mailer',
  folded: 'folded piece',
  booklet: 'booklet',
} as const;

/** The pieces of the typed sizes, of a named envelope, or the usual one of its kind; `ask` if that can't be known. */
export function pricedPieces(question: Question): readonly PricedPiece[] | { ask: string } {
  const sizes = mailedSizes(question);
  const noun = question.values.pages !== undefined && isBoundPiece(question) ? 'booklet' : nounOf(question);
  const isAnyPiece =
    noun === undefined &&
    question.values.quantity !== undefined &&
    classesNamed(question).some((id) => id === 'marketing' || id === 'commercial') &&
    !classesNamed(question).includes('single') &&
    !has(question, 'print', 'printing');
  if ((isLetterAndFlat(question) || isAnyPiece) && sizes.length === 0)
    return [...usualPiece(question, 'letter', 'n10'), ...usualPiece(question, 'flat', 'catalog-9x12')];
  const compared = outerEnvelopes(question);
  if (
    compared.length > 1 &&
    has(question, ...phrases('instead of, instead, vs, versus, or, compared, difference, different, than'))
  )
    return compared
      .slice(0, 3)
      .flatMap((holder) => enclosedPiece(question, { holder, size: holder.size, assumed: [] }));
  const enclosing = enclosingOf(question);
  if (enclosing) return enclosedPiece(question, enclosing);
  const usual = sizes.length === 0 ? usualSize(question) : undefined;
  if (noun === 'booklet' && question.values.ounces === undefined && !isWeighable(question))
    return askBooklet(question);
  if (usual && (noun === 'letter' || noun === undefined)) {
    const pieces = enclosedPiece(question, { size: usual, assumed: [] }, 'letter');
    return pieces.map((one) => ({
      ...one,
      assumed: [`Size ${pieceSize(usual.height, usual.width)}.`, ...one.assumed],
    }));
  }
  const all = usual ? [usual] : sizes;
  if (all.length === 0)
    return {
      ask: 'What size is the piece, and is it a card, a letter in an envelope, or a folded self-mailer?',
    };
  const pieces = all.slice(0, 3).flatMap((size) => {
    const read = readPiece(question, size, noun ?? (usual ? 'letter' : 'card'));
    if (!read) return [];
    const sized = pieceSize(read.piece.height, read.piece.length);
    const name =
      noun === 'letter' && isOverLetter(read) ? 'piece' : noun ? calledAs[noun] : usual ? 'letter' : 'piece';
    return [
      {
        ...read,
        called: `${sized} ${name}`,
        assumed: [...(usual ? [`Size ${sized}.`] : []), ...read.assumed],
      },
    ];
  });
  return pieces.length === 0 && noun === 'booklet' ? askBooklet(question) : pieces;
}

/** What its sender calls a letter is a flat by its size. */
const isOverLetter = ({ piece }: ReadPiece): boolean => {
  const { maxHeight, maxLength } = mailShape('letter');
  return piece.height > maxHeight || piece.length > maxLength;
};

/** Asks for what the weight of a booklet still needs. */
function askBooklet({ values }: Question): { ask: string } {
  const missing = [
    ...(values.sizes.length === 0 ? ['what size is the booklet as mailed'] : []),
    ...(values.pages === undefined ? ['how many pages does it have'] : []),
    ...(values.papers.length === 0 ? ['which paper is it on'] : []),
  ];
  const asked = missing.length === 0 ? ['which papers are the inside and the cover on'] : missing;
  const text = `${asked.join(', ')}, or how many ounces does one weigh?`;
  return { ask: `${text.charAt(0).toUpperCase()}${text.slice(1)}` };
}

/** A piece in its envelope, with the weight of its contents where the question names them. */
function enclosedPiece(question: Question, enclosing: Enclosing, name = 'envelope'): PricedPiece[] {
  const read = readPiece(question, enclosing.size, 'envelope');
  if (!read) return [];
  const contents = question.values.ounces === undefined ? contentsOf(question, enclosing) : undefined;
  const called = `${pieceSize(read.piece.height, read.piece.length)} ${name}`;
  if (!contents) return [{ ...read, called, assumed: [...enclosing.assumed, ...read.assumed] }];
  return [
    {
      ...read,
      called,
      piece: {
        ...read.piece,
        weight: roundOuncesUp(contents.ounces),
        thickness: Math.max(read.piece.thickness, contents.thickness),
      },
      steps: contents.steps,
      isWeighed: true,
      assumed: [...enclosing.assumed, ...contents.assumed],
    },
  ];
}

const isWeighable = ({ values }: Question): boolean =>
  values.pages !== undefined && values.papers.length > 0 && values.sizes.length > 0;

const LETTER_FOLDS =
  /\b(?:thirds?|tri-?folds?|tri fold|letter-?folds?|z-?folds?|c-?folds?|in half|half-?folds?|bi-?folds?)\b/;

/** The size of a piece that names none: a card at the card price, a #10 letter, a 9 × 12 in flat. */
function usualSize(question: Question): TrimSize | undefined {
  const noun = nounOf(question);
  // The usual card of 4-1/4 × 6 in doesn’t qualify for EDDM.
  if (noun === 'card' && has(question, 'eddm', 'every door')) return { height: 6, width: 11 };
  if (noun === 'card' || noun === 'double-card') {
    const { maxHeight, maxLength } = has(question, 'jumbo')
      ? mailShape('flat')
      : has(question, 'oversize', 'oversized')
        ? mailShape('letter')
        : mailShape('card');
    return { height: maxHeight, width: maxLength };
  }
  if (noun === 'booklet') return { height: 8.5, width: 11 };
  if (noun === 'flat') return sizeOfEnvelope('catalog-9x12');
  // What is folded for the mail without a size is a letter-size sheet.
  if (noun === 'folded' && LETTER_FOLDS.test(question.text)) return { height: 8.5, width: 11 };
  if (noun === 'self-mailer') {
    const { maxHeight, maxLength } = mailShape('self-mailer');
    return { height: maxHeight, width: maxLength };
  }
  if (
    noun === 'letter' ||
    noun === 'envelope' ||
    noun === 'folded' ||
    has(question, 'stamp', 'first class', 'first-class', 'ounce', 'oz')
  )
    return sizeOfEnvelope('n10');
  return undefined;
}

function sizeOfEnvelope(id: string): TrimSize | undefined {
  const size = parseSize(envelopes.rows.find((row) => row.id === id)?.size ?? '');
  return size.ok ? size.value : undefined;
}

/** Both shapes, to be compared. */
export const isLetterAndFlat = (question: Question): boolean => {
  const nouns = nounsOf(question);
  return nouns.includes('letter') && nouns.includes('flat');
};

function usualPiece(question: Question, noun: 'letter' | 'flat', envelope: string): PricedPiece[] {
  const size = sizeOfEnvelope(envelope);
  const read = size && readPiece(question, size, 'envelope');
  if (!read) return [];
  const sized = pieceSize(read.piece.height, read.piece.length);
  return [{ ...read, called: `${sized} ${noun}`, assumed: [`Size ${sized}.`, ...read.assumed] }];
}
