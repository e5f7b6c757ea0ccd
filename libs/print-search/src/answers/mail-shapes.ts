import { provenanceOf, type Provenance, rounded } from '@printpartner/print-knowledge/figures';
import {
  aspectLimits,
  classifyPiece,
  mailShapes,
  nonmachinableSource,
  type Classification,
} from '@printpartner/print-knowledge/mail';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { opening, type Answer } from './answer.ts';
import { mailPieceOf } from './mail-piece.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const asking =
  /\b(?:or|is|are|does|do|will|would|can|what|which|shape|class|machinable|nonmachinable|non-machinable|qualif\w+|mail(?:s|able)?)\b/;
const classWords =
  /\b(?:letters?|flats?|parcels?|shape|class|machinable|nonmachinable|non-machinable|mailable|large envelope|card (?:price|rate)|postcard (?:price|rate))\b/;
const known = wordSet(
  'letter flat parcel shape class classification machinable nonmachinable non mailable mail mailing large envelope card postcard usps postal',
  'price rate qualify qualifies postage considered count self mailer booklet catalog brochure folded mailpiece piece square',
);

const shapeNames = { card: 'Card', letter: 'Letter', flat: 'Flat' };

/** `is 6x11 a letter`, `what class is a 9x12 envelope`: the USPS shape of a piece. */
export function mailShapesOf(query: Query): readonly Answer[] {
  const { sizes, pages, quantity, text } = query;
  const [size, ...others] = sizes;
  if (!size || others.length > 0 || (pages ?? quantity) !== undefined) return [];
  if (!asking.test(text) || !classWords.test(text) || !hasOnly(query, known)) return [];
  const typed = mailPieceOf(query, size);
  const outcome = typed && classifyPiece(typed.piece);
  if (!typed || !outcome?.ok) return [];
  const found = outcome.value;
  const { ratio } = found.aspect;
  return [
    {
      title: `${fractionText(typed.piece.height)} × ${fractionText(typed.piece.length)} in ${typed.piece.pieceType} by mail`,
      figure: figureOf(found),
      arithmetic: [
        `Length ÷ height = ${rounded(ratio, 2)}, ${aspectLimits.min} to ${aspectLimits.max} is machinable`,
        ...found.nonmachinableReasons,
      ].join('. '),
      assumed: typed.assumed,
      sources: [...limitSources(found), nonmachinableSource, ...typed.sources],
      opens: opening('mail-shape', typed.fields),
    },
  ];
}

function figureOf({ shape, isParcel, isHeavyLetter, machinability }: Classification): string {
  if (shape === 'none')
    return isParcel ? 'Parcel, not a card, letter or flat' : 'Not mailable as a card, letter or flat';
  if (isHeavyLetter) return 'Flat, at the flat price';
  return machinability === 'not applicable' ? shapeNames[shape] : `${shapeNames[shape]}, ${machinability}`;
}

function limitSources({ shape }: Classification): Provenance[] {
  const from = provenanceOf(mailShapes, shape === 'none' ? 'flat' : shape, 'maxHeight');
  return from ? [from] : [];
}
