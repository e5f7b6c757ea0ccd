import { rounded, type Provenance } from '@printpartner/print-knowledge/figures';
import {
  letterEnd,
  LETTER_WEIGHT,
  limitSource,
  mailShape,
  mailSources,
  thicknessLimits,
} from '@printpartner/print-knowledge/mail';
import { inchText } from '@printpartner/print-knowledge/measure';
import type { MailedPiece } from './mailed-piece.ts';

export interface ShapeText {
  line: string;
  from: Provenance | undefined;
}

/** `Flat: 8.5 in is over the letter height of 6.125 in.` */
export function shapeText(mailed: MailedPiece): ShapeText {
  const { classification } = mailed;
  const from = mailSources.letterSizes;
  if (classification.shape === 'flat') return flatText(mailed);
  if (classification.shape === 'card') {
    const { maxHeight, maxLength, maxThickness } = mailShape('card');
    return { line: `Card: up to ${maxHeight} × ${maxLength} in and ${maxThickness} in thick.`, from };
  }
  if (classification.shape === 'letter') {
    const { height, length, thickness } = letterEnd;
    return {
      line: `Letter: up to ${height} × ${length} in, ${thickness} in thick and ${LETTER_WEIGHT} oz.`,
      from,
    };
  }
  return { line: unmailable(mailed), from };
}

/** Share of a limit. */
const JUST_OVER = 0.02;

/** The first limit of a letter that a flat exceeds. */
function flatText({ piece, classification }: MailedPiece): ShapeText {
  const flat = classification.eligibility.find(({ category }) => category === 'flat');
  const over = flat?.limits.find(({ kind, isMet }) => kind === 'one over' && isMet);
  if (!over)
    return { line: `Flat: over the letter weight of ${LETTER_WEIGHT} oz.`, from: mailSources.letterSizes };
  const { measure, limit } = over;
  const value = inchText(piece[measure]);
  const isJustOver = piece[measure] - limit < JUST_OVER * limit;
  // With as many decimals, so that the difference shows: 0.2504 in and 0.2500 in.
  const shownLimit = isJustOver ? rounded(limit, value.split('.')[1]?.length ?? 0) : String(limit);
  return {
    line: `Flat: ${value} in is ${isJustOver ? 'just over' : 'over'} the letter ${measure} of ${shownLimit} in.`,
    from: limitSource('flat', over),
  };
}

function unmailable({ piece, classification }: MailedPiece): string {
  const { maxHeight, maxLength, maxThickness } = mailShape('flat');
  const { minHeight, minLength } = mailShape('letter');
  const isSmall = piece.height < minHeight || piece.length < minLength;
  if (classification.isParcel && isSmall)
    return `Parcel: under ${minHeight} × ${minLength} in, but over ${letterEnd.thickness} in thick.`;
  if (classification.isParcel)
    return `Parcel: over ${maxHeight} × ${maxLength} in, ${maxThickness} in thick, or too heavy for a flat.`;
  return isSmall
    ? `Under ${minHeight} × ${minLength} in: it mails only in an envelope.`
    : 'It mails only in an envelope.';
}

/** Why a piece is too thin for every shape; a thin letter is only nonmachinable, which has its own reason. Source: USPS, by `thicknessLimits`. */
export function thinWarning({
  piece,
  classification,
}: MailedPiece): { text: string; from: Provenance | undefined } | undefined {
  const limits = thicknessLimits(piece);
  if (!limits.ok || classification.shape === 'letter' || piece.thickness >= limits.value.min)
    return undefined;
  const { min, shape, isLarge, from } = limits.value;
  const size = isLarge ? `${shape} over 4.25 × 6 in` : shape;
  return {
    text: `${inchText(piece.thickness)} in is thinner than the ${min} in that USPS needs for a ${size}. To mail it without an envelope, choose a thicker stock.`,
    from: from.min,
  };
}
