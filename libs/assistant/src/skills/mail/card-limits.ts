import {
  aspectLimits,
  largeFrom,
  mailShape,
  postcardSizes,
  productFigure,
  type PostcardSize,
} from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { asksRules, asksSize, asksThickness, asksWeight, endOf } from './asked-measure.ts';
import { pieceSize, inchesAndDecimals, mailEntry, millsOf, pricesFrom, thousandths } from './mail-figures.ts';

/** Size, thickness, weight or all rules of a postcard. */
export function cardLimits(question: Question): Draft {
  const card = mailShape('card');
  const commercial = mailShape('commercial-card');
  const letter = mailShape('letter');
  const price = priceText(millsOf('card'));
  if (asksThickness(question) || has(question, 'paper', 'stock', 'cardstock')) return cardThickness(question);
  if (asksWeight(question) && !asksSize(question))
    return answers(`A card may weigh up to **${card.maxWeight} oz**, which paper cards never reach.`, [
      mailEntry.card,
    ]);
  const trade = postcardSizes.rows.find(({ id }) => id !== 'postcard' && has(question, id, `${id}d`));
  if (trade) return tradeSize(question, trade);
  const names = postcardSizes.rows
    .map(({ name, maxHeight, maxLength }) => `${name.toLowerCase()} up to ${pieceSize(maxHeight, maxLength)}`)
    .join(', ');
  const mm = has(question, 'mm', 'millimeter', 'cm', 'metric')
    ? `, ${Math.floor(card.maxHeight * MM_IN_INCH)} × ${Math.floor(card.maxLength * MM_IN_INCH)} mm,`
    : '';
  const least = `The smallest mailable card is **${pieceSize(card.minHeight, card.minLength)}**`;
  if (endOf(question) === 'least')
    return answers(
      `${least} and ${thousandths(card.minThickness)} thick. All mail up to 1/4 in thick has to be at least that size.`,
      [mailEntry.card],
      {
        specs: { form: 'custom', values: { flatSize: `${card.minLength} × ${card.minHeight} in` } },
      },
    );
  const sizes = `**${inchesAndDecimals(card.maxHeight, card.maxLength)}**${mm} is the largest postcard at the single-piece First-Class card price (${price} from ${pricesFrom}). In a commercial presort mailing, with a permit and 500 pieces, the card price goes up to **${pieceSize(commercial.maxHeight, commercial.maxLength)}**. Larger cards pay the letter price, up to ${inchesAndDecimals(letter.maxHeight, letter.maxLength)}.`;
  const named = `Printers’ names: ${names}.`;
  if (endOf(question) === undefined && asksRules(question))
    return answers(
      `${sizes}\n\n- Smallest: **${pieceSize(card.minHeight, card.minLength)}**\n- Thickness: **${thousandths(card.minThickness)}** up to ${pieceSize(largeFrom.height, largeFrom.length)}, **${thousandths(commercial.minThicknessLarge)}** above; at most ${thousandths(card.maxThickness)}\n- Stock by our guide: ${productFigure('postcard-stock').product}\n- Length ÷ height: ${aspectLimits.min} to ${aspectLimits.max}\n- Address clear area: 2 × 4 in, and the barcode zone at the lower right, 4-3/4 × 5/8 in\n- Marketing Mail: 200 pieces or 50 lb`,
      [mailEntry.card, mailEntry['commercial-card'], mailEntry.postcardStock, mailEntry.addressSide],
    );
  return answers(
    `${sizes} ${least.replaceAll('*', '')}. ${named}`,
    [mailEntry.card, mailEntry['commercial-card'], mailEntry.postcardNames],
    {
      specs: { form: 'custom', values: { flatSize: `${card.maxLength} × ${card.maxHeight} in` } },
    },
  );
}

/** A printers' name for a size, and what USPS charges for it. */
function tradeSize(question: Question, { id, name, maxHeight, maxLength }: PostcardSize): Draft {
  const { rule, note } = productFigure(id);
  return answers(
    `${asksYesNo(question) && has(question, 'more', 'extra', 'higher', 'additional') ? '**Yes**, more than the card price. ' : ''}${id === 'jumbo' ? 'A jumbo' : 'An oversize'} postcard goes up to **${inchesAndDecimals(maxHeight, maxLength)}**. “${name}” is a printers’ name; for USPS it’s ${rule.charAt(0).toLowerCase()}${rule.slice(1).replace(' x ', ' × ')}. ${note}`,
    [mailEntry.postcardNames],
    { specs: { form: 'custom', values: { flatSize: `${maxLength} × ${maxHeight} in` } } },
  );
}

function cardThickness(question: Question): Draft {
  const card = mailShape('card');
  const { minThicknessLarge } = mailShape('commercial-card');
  const most = `**${thousandths(card.maxThickness)}** (16 pt) is the thickest at the card price, and 16 pt board can measure more, so check its caliper; thicker cards pay the letter price`;
  const least = `**${thousandths(card.minThickness)}** is the minimum for a postcard up to ${pieceSize(largeFrom.height, largeFrom.length)}, **${thousandths(minThicknessLarge)}** above that size`;
  const { product, note } = productFigure('postcard-stock');
  return answers(
    endOf(question) === 'most'
      ? `${most}, up to 1/4 in. ${least}.`
      : `${least}. ${most}. Our guide asks for ${product}. ${note.replace(' x ', ' × ')}`,
    [mailEntry.card, mailEntry['commercial-card'], mailEntry.postcardStock],
  );
}
