import {
  aspectLimits,
  classifyPiece,
  currentPrices,
  mailClassOf,
  mailShape,
} from '@printpartner/print-knowledge/mail';
import { priceText, rounded } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { LETTER_OUNCES, pieceSize, millsOf } from './mail-figures.ts';
import { phrases } from './phrases.ts';
import type { PricedPiece } from './postage-piece.ts';
import { cardPriceTerms } from './shape-verdict.ts';

const surchargeTerms = phrases(
  'surcharge, extra postage, more postage, additional postage, extra charge, nonmachinable, non-machinable, upcharge, penalty',
);

/** A flat is one by its size, whatever it’s called. */
function notByItsSize(shape: string): string {
  const { maxHeight, maxLength } = mailShape('letter');
  const [tier] = currentPrices.prices.find(({ id }) => id === 'flat')?.tiers ?? [];
  const price = tier ? `; a flat costs ${priceText(tier.mills)} at ${tier.upTo} oz` : '';
  return `By its size it’s a ${shape}, not a flat: a flat is larger than ${pieceSize(maxHeight, maxLength)} or over 1/4 in thick${price}.`;
}

/** Why a letter pays the surcharge, or that it doesn’t; and that a postcard stamp isn’t enough. */
export function surchargeNotes(
  question: Question,
  { piece, noun }: PricedPiece,
  isSurcharged: boolean,
): readonly string[] {
  const found = classifyPiece(piece);
  if (!found.ok) return [];
  const { shape, aspect, nonmachinableReasons, isHeavyLetter } = found.value;
  const { quantity } = question.values;
  const fewest = mailClassOf('marketing').minPieces;
  const { maxHeight, maxLength } = mailShape('card');
  const isStampedCard =
    noun === 'card' &&
    shape === 'letter' &&
    has(question, ...cardPriceTerms, 'as postcards', 'as a postcard');
  return [
    ...(/\bflat\b(?! rate| size| sheet)/.test(question.text) && shape !== 'flat' && shape !== 'none'
      ? [notByItsSize(shape)]
      : []),
    ...(isSurcharged
      ? [
          `It pays the ${priceText(currentPrices.nonmachinable ?? 0)} surcharge because it’s nonmachinable: ${nonmachinableReasons.join(' ')}`,
        ]
      : []),
    ...(!isSurcharged && shape !== 'flat' && has(question, ...surchargeTerms)
      ? [
          `**No surcharge**: length ÷ height is ${rounded(aspect.ratio, 2)}, inside ${aspectLimits.min}–${aspectLimits.max}.`,
        ]
      : []),
    ...(has(question, 'permit') && (quantity ?? fewest) < fewest
      ? [
          `A permit doesn’t pay at ${quantity} pieces: Marketing Mail starts at ${fewest} pieces, First-Class presort at ${mailClassOf('commercial').minPieces}.`,
        ]
      : []),
    ...(isHeavyLetter ? [`Over ${LETTER_OUNCES} a letter pays the flat price.`] : []),
    ...(isStampedCard
      ? [
          `A ${priceText(millsOf('card'))} postcard stamp isn’t enough: the card price ends at ${pieceSize(maxHeight, maxLength)}, and larger cards pay the letter price.`,
        ]
      : []),
  ];
}
