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
import { classPrices, className } from './class-prices.ts';
import {
  EDDM_OVER,
  LETTER_OUNCES,
  articleOf,
  inches,
  mailEntry,
  millsOf,
  ouncesText,
  PRICES_DATED,
  step,
  thousandths,
  working,
} from './mail-figures.ts';
import type { PricedPiece } from './postage-piece.ts';
import { eachText, totalText } from './postage-text.ts';

/** The reason why the named class has no price for this piece. */
export function unpriced(
  { piece, called }: PricedPiece,
  named: readonly MailClassId[],
  quantity: number | undefined,
): Draft | undefined {
  const found = classifyPiece(piece);
  if (!found.ok) return undefined;
  const [id] = named;
  const cites = [mailEntry.postage, mailEntry.classes];
  if (found.value.shape === 'none')
    return answers(
      `${articleOf(called, true)} ${called} is **no card, letter or flat**, so our tables have no price for it. The largest flat is ${inches(mailShape('flat').maxHeight, mailShape('flat').maxLength)}, ${thousandths(mailShape('flat').maxThickness)} thick.`,
      cites,
    );
  if (id === 'nonprofit')
    return answers(
      'Our tables have **no nonprofit prices**; ask your mail house. Nonprofit Marketing Mail costs less than Marketing Mail and needs PS Form 3624.',
      cites,
    );
  if (id !== undefined && quantity !== undefined && quantity < mailClassOf(id).minPieces) {
    const one = classPrices(piece, quantity).find((price) => price.id === 'single');
    return answers(
      `${countText(quantity)} pieces are too few: ${className(id)} starts at **${mailClassOf(id).minPieces} pieces**.${one ? ` At the single-piece price: **${totalText(one, quantity)}** (${eachText(one)} each).` : ''} ${PRICES_DATED}`,
      cites,
    );
  }
  if (id === 'eddm-retail' && found.value.shape !== 'flat')
    return answers(
      `${articleOf(called, true)} ${called} **doesn’t qualify for EDDM**: it has to be over ${EDDM_OVER}. An EDDM flat costs ${priceText(millsOf('eddm-retail'))} each. ${PRICES_DATED}`,
      [mailEntry['eddm-flat']],
    );
  const eddmWeight = mailShape('eddm-flat').maxWeight ?? 0;
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
    return answers(
      `First-Class presort has a **card price up to ${inches(mailShape('commercial-card').maxHeight, mailShape('commercial-card').maxLength)}** (500 pieces, permit), but it isn’t in our tables; ask your mail house. It’s below the automation letter price, ${priceText(millsOf('commercial-letter-5-digit-origin'))}–${priceText(millsOf('commercial-letter-mixed-origin'))}. ${PRICES_DATED}`,
      cites,
    );
  if (found.value.isHeavyLetter)
    return answers(
      `Over **${LETTER_OUNCES}** a letter pays the **flat** price. Our tables have First-Class flats only up to 1 oz (${priceText(millsOf('flat'))}); ask your post office for ${ouncesText(piece.weight)}. ${PRICES_DATED}`,
      cites,
    );
  return answers(
    `Our tables price flats up to **1 oz** at First-Class and **4 oz** at Marketing Mail; ${articleOf(called)} ${called} of ${ouncesText(piece.weight)} is heavier. Ask your mail house or post office.`,
    cites,
  );
}
