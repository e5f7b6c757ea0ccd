import {
  classifyPiece,
  isCommercialCard,
  mailClassOf,
  mailShape,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { className, classPrice, type ClassPrice } from './class-prices.ts';
import { classesMentioned } from './classes-named.ts';
import {
  EDDM_OVER,
  articleOf,
  pieceSize,
  mailEntry,
  millsOf,
  ouncesText,
  PRICES_DATED,
  working,
} from './mail-figures.ts';
import { isEddmFlat } from './eddm-flat.ts';
import type { PricedPiece } from './postage-piece.ts';
import { eachText, priceStep, savingOf, totalText } from './postage-text.ts';

/** Metered and stamped postage of the same piece, and the difference. */
export function meterAndStamp(piece: PricedPiece, quantity = 1, isWorth = false): Draft | undefined {
  const stamped = classPrice(piece.piece, 'single', quantity);
  const metered = classPrice(piece.piece, 'single', quantity, true);
  if (!stamped || !metered) return undefined;
  const saved = { low: stamped.low - metered.low, high: stamped.low - metered.low };
  return answers(
    `Metering saves **${totalText(saved, quantity)}**${quantity === 1 ? ' a letter' : ` on ${countText(quantity)} letters`}: ${priceText(metered.low)} metered against ${priceText(stamped.low)} with a stamp${quantity === 1 ? '' : `, ${totalText(metered, quantity)} against ${totalText(stamped, quantity)}`}.${isWorth ? ' What a meter costs isn’t in our tables: compare its fee with that.' : ''} ${PRICES_DATED}`,
    [mailEntry.postage],
    {
      workings: [
        working(
          'Metered and stamped',
          [
            priceStep({ ...stamped, name: 'Stamped' }, quantity),
            priceStep({ ...metered, name: 'Metered' }, quantity),
          ],
          piece.assumed,
        ),
      ],
    },
  );
}

const described = ({ called, piece, isWeighed, stock }: PricedPiece, pieces = 1): string =>
  `${pieces === 1 ? `${articleOf(called)} ` : ''}${called}${pieces === 1 ? '' : 's'}${stock ? ` on ${stock}` : ''}${isWeighed ? `, ${ouncesText(piece.weight)}` : ', up to 1 oz'}`;

/** The price in one class. */
export function single(
  piece: PricedPiece,
  price: ClassPrice,
  quantity: number | undefined,
  isMetered: boolean,
): string {
  const surcharge =
    price.surcharge > 0 ? `, including the ${priceText(price.surcharge)} nonmachinable surcharge` : '';
  const sort = price.low === price.high ? '' : ', from 5-Digit to Mixed sort';
  if (quantity === undefined || quantity === 1) {
    const meter =
      price.id === 'single' && price.lines[0].id === 'letter-stamp'
        ? ` Metered: ${priceText(price.low - millsOf('letter-stamp') + millsOf('letter-meter'))}.`
        : '';
    return `**${eachText(price)}** ${price.id === 'single' ? (isMetered ? 'metered' : 'with a stamp') : `each as ${price.name}`} for ${described(piece, 1)}${surcharge}${sort}.${meter}`;
  }
  return `**${totalText(price, quantity)}** by ${price.name}: ${countText(quantity)} × ${eachText(price)} each for ${described(piece, 1)}${surcharge}${sort}.`;
}

/** The classes that take the piece, cheapest first. */
export function compared(question: Question, piece: PricedPiece, prices: readonly ClassPrice[]): string {
  const { quantity } = question.values;
  const [cheapest] = prices;
  const dearest = prices.at(-1);
  if (!cheapest || !dearest) return '';
  const lines = prices.map(
    (price) =>
      `- ${price.name}: ${quantity === undefined ? `**${eachText(price)}** each${mailClassOf(price.id).minPieces > 1 ? `, from ${mailClassOf(price.id).minPieces} pieces` : ''}` : `**${totalText(price, quantity)}** (${eachText(price)} each)`}`,
  );
  const saved = savingOf(cheapest, dearest);
  const saving = quantity === undefined ? `${eachText(saved)} each` : totalText(saved, quantity);
  const lead = `**${cheapest.name}** is the cheapest for ${quantity === undefined ? '' : `${countText(quantity)} `}${described(piece, quantity)}: **${quantity === undefined ? eachText(cheapest) : totalText(cheapest, quantity)}**. It saves **${saving}** against ${dearest.name}.`;
  return `${lead}\n\n${lines.join('\n')}\n\n`;
}

/** Why a class that could be meant isn't in the answer. */
export function notesOf(
  question: Question,
  { piece }: PricedPiece,
  named: readonly MailClassId[],
  all: readonly ClassPrice[],
): string[] {
  const { quantity } = question.values;
  const found = classifyPiece(piece);
  if (!found.ok) return [];
  const commercial = mailShape('commercial-card');
  const isCard = isCommercialCard(found.value);
  const { maxPieces = 0, minPieces } = mailClassOf('eddm-retail');
  const asksCommercial =
    (named.includes('commercial') || named.length === 0) &&
    (quantity ?? 0) >= mailClassOf('commercial').minPieces;
  return [
    ...named
      .filter((id) => id !== 'single' && !all.some((one) => one.id === id))
      .filter(() => found.value.machinability === 'nonmachinable')
      .map(
        (id) => `Our tables have no ${className(id)} price for nonmachinable pieces; ask your mail house.`,
      ),
    ...(isCard && asksCommercial
      ? [
          `First-Class presort has a card price up to ${pieceSize(commercial.maxHeight, commercial.maxLength)}, which isn’t in our tables; it’s below the letter price of ${priceText(millsOf('commercial-letter-5-digit-origin'))}–${priceText(millsOf('commercial-letter-mixed-origin'))}.`,
        ]
      : []),
    ...named
      .filter(
        (id) =>
          quantity !== undefined &&
          quantity < mailClassOf(id).minPieces &&
          classesMentioned(question).includes(id),
      )
      .map((id) => {
        const { minPieces: fewest, orPounds } = mailClassOf(id);
        return `${countText(quantity ?? 0)} pieces are too few for ${className(id)}, which starts at ${fewest} pieces${orPounds === undefined ? '' : ` or ${orPounds} lb`}.`;
      }),
    ...(isCard && named.includes('marketing') && all.some(({ id }) => id === 'marketing')
      ? ['Marketing Mail has no card price: cards pay the letter price.']
      : []),
    ...(isCard && found.value.shape === 'letter' && quantity === undefined && named.length === 0
      ? [
          `Over ${pieceSize(mailShape('card').maxHeight, mailShape('card').maxLength)} a single postcard pays the letter price.`,
        ]
      : []),
    ...(named.includes('eddm-retail') &&
    !all.some(({ id }) => id === 'eddm-retail') &&
    !isEddmFlat(found.value)
      ? [`It doesn’t qualify for EDDM, which takes flats over ${EDDM_OVER}.`]
      : []),
    ...((named.includes('eddm-retail') || named.length === 0) &&
    (quantity ?? 0) > maxPieces &&
    isEddmFlat(found.value)
      ? [
          `EDDM Retail (${priceText(millsOf('eddm-retail'))} each) takes ${minPieces} to ${countText(maxPieces)} pieces a day per ZIP Code, so split the drop.`,
        ]
      : []),
  ];
}
