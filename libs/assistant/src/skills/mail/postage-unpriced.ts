import {
  classifyPiece,
  currentPrices,
  isCommercialCard,
  mailClassOf,
  mailShape,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import { answers, type Draft } from '../skill.ts';
import { classPrice, classPrices, className } from './class-prices.ts';
import {
  EDDM_OVER,
  LETTER_OUNCES,
  articleOf,
  pieceSize,
  mailEntry,
  millsOf,
  ouncesText,
  PRICES_DATED,
  step,
  working,
} from './mail-figures.ts';
import { isEddmFlat } from './eddm-flat.ts';
import { notListed } from './not-listed.ts';
import { sentence } from './shape-sentences.ts';
import type { PricedPiece } from './postage-piece.ts';
import { eachText, totalText } from './postage-text.ts';

/**
 * The reason why the named class has no price for this piece.
 *
 * @param asksNonprofit the price itself is asked for; a church may mail at the regular one, too
 */
export function unpriced(
  read: PricedPiece,
  named: readonly MailClassId[],
  quantity: number | undefined,
  asksNonprofit = true,
): Draft | undefined {
  const { piece, called } = read;
  const found = classifyPiece(piece);
  if (!found.ok) return undefined;
  const [id] = named;
  const cites = [mailEntry.postage, mailEntry.classes];
  if (found.value.shape === 'none')
    return answers(sentence(read, found.value), [mailEntry.shapes, mailEntry.flat]);
  if (id === 'nonprofit') {
    const regular =
      quantity === undefined || asksNonprofit ? undefined : classPrice(piece, 'marketing', quantity);
    const draft = noNonprofitPrice();
    return regular && quantity !== undefined
      ? {
          ...draft,
          kind: 'answers',
          text: `${draft.text} At regular Marketing Mail prices: **${totalText(regular, quantity)}** for ${countText(quantity)} (${eachText(regular)} each). ${PRICES_DATED}`,
        }
      : draft;
  }
  if (id !== undefined && quantity !== undefined && quantity < mailClassOf(id).minPieces) {
    const one = classPrices(piece, quantity).find((price) => price.id === 'single');
    return answers(
      `${countText(quantity)} pieces are too few: ${className(id)} starts at **${mailClassOf(id).minPieces} pieces**.${one ? ` At the single-piece price: **${totalText(one, quantity)}** (${eachText(one)} each).` : ''} ${PRICES_DATED}`,
      cites,
    );
  }
  const eddmWeight = mailShape('eddm-flat').maxWeight ?? 0;
  if (id === 'eddm-retail' && piece.weight <= eddmWeight && !isEddmFlat(found.value))
    return answers(
      `${articleOf(called, true)} ${called} **doesn’t qualify for EDDM**: it has to be over ${EDDM_OVER}. An EDDM flat costs ${priceText(millsOf('eddm-retail'))} each. ${PRICES_DATED}`,
      [mailEntry['eddm-flat']],
    );
  if (id === 'eddm-retail' && piece.weight > eddmWeight)
    return answers(
      `At ${ouncesText(piece.weight)} it’s **too heavy for EDDM Retail**, which ends at **${eddmWeight} oz**. With a permit at a business mail entry unit the price covers 4 oz: ${priceText(millsOf('eddm-origin'))} each at origin, ${priceText(millsOf('eddm-ddu'))} at the DDU. ${PRICES_DATED}`,
      [mailEntry['eddm-flat'], mailEntry.postage],
    );
  if (id === 'eddm-retail' && quantity !== undefined) {
    const { maxPieces = 0 } = mailClassOf('eddm-retail');
    const total = { low: millsOf('eddm-retail'), high: millsOf('eddm-retail') };
    return answers(
      `**${totalText(total, quantity)}** by EDDM Retail: ${countText(quantity)} × ${priceText(total.low)}. Only ${countText(maxPieces)} pieces a day per ZIP Code are taken, so split the drop over ${Math.ceil(quantity / maxPieces)} days or ZIP Codes. ${PRICES_DATED}`,
      [mailEntry.postage, { entry: 'EDDM Retail', place: 'Classes' }],
      {
        workings: [
          working(
            'EDDM postage',
            [step('Postage', `${countText(quantity)} × ${priceText(total.low)}`, totalText(total, quantity))],
            [],
          ),
        ],
      },
    );
  }
  if (found.value.machinability === 'nonmachinable')
    return answers(
      `${articleOf(called, true)} ${called} is **nonmachinable**: our tables have no ${className(id ?? 'marketing')} price for it. ${found.value.nonmachinableReasons.join(' ')} Single-piece First-Class adds ${priceText(currentPrices.nonmachinable ?? 0)}.`,
      [mailEntry.nonmachinable, mailEntry.postage],
    );
  if (isCommercialCard(found.value) && named.includes('commercial'))
    return notListed(
      `First-Class presort has a **card price up to ${pieceSize(mailShape('commercial-card').maxHeight, mailShape('commercial-card').maxLength)}** (500 pieces, permit), but it isn’t in our tables; ask your mail house. It’s below the automation letter price, ${priceText(millsOf('commercial-letter-5-digit-origin'))}–${priceText(millsOf('commercial-letter-mixed-origin'))}. ${PRICES_DATED}`,
      cites,
    );
  const weight = ouncesText(piece.weight);
  if (found.value.isHeavyLetter)
    return notListed(
      `${articleOf(called, true)} ${called} of ${weight} is over **${LETTER_OUNCES}**, so it pays the **flat** price. Our tables have First-Class flats only up to 1 oz (${priceText(millsOf('flat'))}), so the price at ${weight} isn’t in them; ask your post office. ${PRICES_DATED}`,
      cites,
    );
  return notListed(
    `The price for ${articleOf(called)} ${called} of **${weight}** isn’t in our tables: they price flats up to **1 oz** at First-Class and **4 oz** at Marketing Mail. Ask your mail house or post office.`,
    cites,
  );
}

/** Nonprofit prices are in none of our tables. */
export const noNonprofitPrice = (): Draft =>
  notListed(
    'Our tables have **no nonprofit prices**; ask your mail house or the business mail entry unit. Nonprofit Marketing Mail needs an authorization (PS Form 3624).',
    [mailEntry.postage, mailEntry.classes],
  );
