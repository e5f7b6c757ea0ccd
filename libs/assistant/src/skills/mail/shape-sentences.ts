import {
  aspectLimits,
  classifyPiece,
  currentPrices,
  isCommercialCard,
  mailShape,
  postageForPiece,
  type Classification,
} from '@printpartner/print-knowledge/mail';
import { priceText, rounded } from '@printpartner/print-knowledge/figures';
import { foldings } from './folded-insert.ts';
import { insertCalled } from './insert-text.ts';
import { pieceSize, millsOf, ouncesText, pricesFrom, thousandths } from './mail-figures.ts';
import type { ReadPiece } from './mail-piece.ts';

/** Where a letter ends. */
export function limitText(): string {
  const { maxHeight, maxLength, maxThickness } = mailShape('letter');
  return `${pieceSize(maxHeight, maxLength)}, ${thousandths(maxThickness)}`;
}

/** The shape of a piece and its reason. */
export function sentence({ piece, noun, folded }: ReadPiece, found: Classification): string {
  const sized = folded ? insertCalled(folded) : pieceSize(piece.height, piece.length);
  const { shape, machinability, nonmachinableReasons, isParcel, isHeavyLetter } = found;
  const letter = mailShape('letter');
  if (shape === 'none') {
    const isSmall = piece.height < letter.minHeight || piece.length < letter.minLength;
    if (isParcel && isSmall)
      return `${sized} is **too small for a card, letter or flat**, which are at least ${pieceSize(letter.minHeight, letter.minLength)}. Over ${thousandths(letter.maxThickness)} thick, it mails as a parcel.`;
    if (isParcel)
      return `${sized} is **not a card, letter or flat**: it mails as a parcel. The largest flat is ${pieceSize(mailShape('flat').maxHeight, mailShape('flat').maxLength)}, ${thousandths(mailShape('flat').maxThickness)} thick.`;
    const isThin = piece.thickness < letter.minThickness;
    const what = isSmall === isThin ? 'too small or too thin' : isSmall ? 'too small' : 'too thin';
    return `${sized} is **${what} to mail**. Up to ${thousandths(letter.maxThickness)} thick, mail has to be at least **${pieceSize(letter.minHeight, letter.minLength)}**, and always ${thousandths(letter.minThickness)} thick.`;
  }
  if (shape === 'flat') {
    const why = isHeavyLetter
      ? `it weighs more than ${letter.maxWeight} oz`
      : `a letter ends at ${limitText()}`;
    return `${sized} mails as a **flat** (large envelope): ${why}.`;
  }
  const name = shape === 'card' ? 'postcard at the card price' : 'letter';
  if (found.isTurned)
    return `${pieceSize(piece.length, piece.height)} mails as a **nonmachinable letter** with the address parallel to the short side. Turn the address parallel to the long side.`;
  if (machinability === 'nonmachinable')
    return `${sized} mails as a **nonmachinable ${shape}**. ${nonmachinableReasons.join(' ')}`;
  const ratio = `length ÷ height is ${rounded(found.aspect.ratio, 2)}, inside ${aspectLimits.min}–${aspectLimits.max}`;
  const sealed =
    noun === 'booklet'
      ? ' once it’s closed with three tabs'
      : noun === 'self-mailer' || noun === 'folded' || folded
        ? ' once it’s sealed with tabs or glue'
        : '';
  return `${sized} mails as a **${name}**${sealed}, machinable (${ratio}).`;
}

/** The single-piece price that follows from a shape. */
export function priceSentence({ piece }: ReadPiece, found: Classification): string {
  const { shape } = found;
  if (shape === 'none') return '';
  const stamp = millsOf('letter-stamp');
  const line = ({ card: 'card', letter: 'letter-stamp', flat: 'flat' } as const)[shape];
  const paid = postageForPiece(piece, { price: line, pieces: 1 }, currentPrices);
  if (!paid.ok)
    return `Our tables price First-Class flats only up to 1 oz (${priceText(millsOf('flat'))}); ask your post office for ${ouncesText(piece.weight)}.`;
  const { millsEach, surchargeMills } = paid.value;
  if (shape === 'card')
    return `${found.machinability === 'nonmachinable' ? 'The surcharge is for letters: this card still pays the single-piece card price' : 'Single-piece card price'}: ${priceText(millsEach)} (${pricesFrom}).`;
  if (shape === 'flat')
    return `Single-piece flat price at 1 oz: ${priceText(millsEach)}, against ${priceText(stamp)} for a letter (${pricesFrom}).`;
  const upTo = paid.value.line.tiers.find(({ upTo: most }) => piece.weight <= most)?.upTo ?? 1;
  if (surchargeMills > 0)
    return `Stamped at ${upTo} oz it pays the ${priceText(surchargeMills)} surcharge: ${priceText(millsEach)} (${pricesFrom}).`;
  const card = isCommercialCard(found)
    ? ` Only commercial presort mail (permit, 500 pieces) gets the card price up to ${pieceSize(mailShape('commercial-card').maxHeight, mailShape('commercial-card').maxLength)}; single pieces pay the letter price.`
    : '';
  return `Stamped at ${upTo} oz: ${priceText(millsEach)} (${pricesFrom}).${card}`;
}

/** A sheet that is a flat unfolded and a letter folded once, or in thirds. */
export function foldedSentence(
  { piece, noun, folded }: ReadPiece,
  { shape, isHeavyLetter }: Classification,
): string {
  const most = mailShape('self-mailer');
  if (shape === 'flat' && noun === 'self-mailer')
    return `As a machinable self-mailer it may be up to ${pieceSize(most.maxHeight, most.maxLength)} folded.`;
  if (shape !== 'flat' || isHeavyLetter || folded || noun === 'envelope' || noun === 'booklet') return '';
  const letters = foldings({ height: piece.height, width: piece.length })
    .slice(0, 2)
    .flatMap(({ height, width, how }) => {
      const found = classifyPiece({ ...piece, height, length: width, pieceType: 'self-mailer' });
      return found.ok && found.value.shape !== 'flat' && found.value.shape !== 'none'
        ? [{ how: how.replace(' (tri-fold)', ''), sized: pieceSize(height, width), found: found.value }]
        : [];
    });
  const best = letters.find(({ found }) => found.machinability === 'machinable');
  if (best) return `Folded ${best.how} to ${best.sized} and sealed, it mails as a letter.`;
  const [dear] = letters;
  return dear
    ? `Folded ${dear.how} to ${dear.sized} and sealed, it mails as a nonmachinable letter with the ${priceText(currentPrices.nonmachinable ?? 0)} surcharge.`
    : '';
}
