import { mailClassOf } from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { exactly } from '../result.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksPrice } from './asked-measure.ts';
import { classesMentioned } from './classes-named.ts';
import { eddmTerms } from './eddm.ts';
import { EDDM_OUNCES, mailEntry, millsOf, PRICES_DATED, step, working } from './mail-figures.ts';
import { wants } from './mail-terms.ts';
import { totalText } from './postage-text.ts';
import { typedSizes } from './typed-sizes.ts';

/** Postage of an EDDM mailing whose size doesn't matter to its price. */
export const eddmPostage: Skill = {
  id: 'eddm-postage',
  answer: (question) => {
    const { quantity } = question.values;
    if (!wants(question, ...eddmTerms) || quantity === undefined || !isOfPostage(question)) return undefined;
    if (typedSizes(question).length > 0 || classesMentioned(question).length > 1) return undefined;
    const { minPieces, maxPieces = Infinity, name } = mailClassOf('eddm-retail');
    const cites = [mailEntry.postage, { entry: name, place: 'Classes' }];
    if (quantity < minPieces)
      return answers(`${countText(quantity)} pieces are too few: EDDM starts at **${minPieces}**.`, cites);
    if (has(question, 'bmeu', 'business mail entry', 'ddu', 'dscf')) return atEntryUnit(quantity);
    const mills = millsOf('eddm-retail');
    const price = { low: mills, high: mills };
    const days = Math.ceil(quantity / maxPieces);
    const split =
      days > 1
        ? ` EDDM Retail takes ${countText(maxPieces)} pieces a day per ZIP Code, so split the drop over ${days} days or ZIP Codes.`
        : '';
    return answers(
      `**${totalText(price, quantity)}** by EDDM Retail: ${countText(quantity)} × ${priceText(mills)}, for flats up to ${EDDM_OUNCES}.${split} ${PRICES_DATED}`,
      cites,
      {
        results: [exactly('postage', mills / 1000, quantity)],
        workings: [
          working(
            'EDDM postage',
            [step('Postage', `${countText(quantity)} × ${priceText(mills)}`, totalText(price, quantity))],
            [`The piece qualifies for EDDM and weighs at most ${EDDM_OUNCES}.`],
          ),
        ],
      },
    );
  },
};

/** With a permit, at a business mail entry unit. */
function atEntryUnit(quantity: number): Draft {
  const lines = (
    [
      ['eddm-origin', 'origin'],
      ['eddm-dscf', 'the DSCF'],
      ['eddm-ddu', 'the DDU'],
    ] as const
  ).map(([id, place]) => {
    const mills = millsOf(id);
    return `- Entered at ${place}: **${totalText({ low: mills, high: mills }, quantity)}** (${priceText(mills)} each)`;
  });
  return answers(
    `${countText(quantity)} EDDM flats up to 4 oz, with a permit at a business mail entry unit:\n\n${lines.join('\n')}\n\n${PRICES_DATED}`,
    [mailEntry.postage, { entry: mailClassOf('eddm-bmeu').name, place: 'Classes' }],
  );
}

const isOfPostage = (question: Question): boolean =>
  asksPrice(question) && !has(question, 'print', 'printing');
