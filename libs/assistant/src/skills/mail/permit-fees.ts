import { currentPrices, mailClassOf } from '@printpartner/print-knowledge/mail';
import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { classPrice, type ClassPrice } from './class-prices.ts';
import { classesNamed } from './classes-named.ts';
import { mailEntry, PRICES_DATED, step, working } from './mail-figures.ts';
import { isAboutMail, isNegated } from './mail-terms.ts';
import { pricedPieces } from './postage-piece.ts';
import { eachText, priceStep, savingOf, totalText } from './postage-text.ts';

const PERMIT_CLASSES = ['marketing', 'commercial'] as const;
const MILLS_IN_CENT = 10;

/** To apply, and for a year of one class. Cents. */
const fee = (): number => currentPrices.permitCents ?? 0;

/** Notes for a small mailing, whose permit costs more than the cheaper class saves. */
export function permitNotes(question: Question, asked: readonly ClassPrice[]): readonly string[] {
  const { quantity } = question.values;
  const single = asked.find(({ id }) => id === 'single');
  const permitted = asked.find(({ id }) => PERMIT_CLASSES.some((one) => one === id));
  if (quantity === undefined || !single || !permitted) return [];
  const saved = savingOf(permitted, single).high * quantity;
  return saved >= 2 * fee() * MILLS_IN_CENT
    ? []
    : [
        `The permit isn’t in these prices: ${dollarText(fee())} to apply for and ${dollarText(fee())} a year, more than ${permitted.name} saves on ${countText(quantity)} pieces, unless a mail house mails them with its permit.`,
      ];
}

/** `do I need a permit for 300 letters, and what is the total with it`: postage with the permit’s fees. */
export const permitTotal: Skill = {
  id: 'mail-permit-total',
  answer: (question) => {
    const { quantity } = question.values;
    if (!has(question, 'permit') || isNegated(question, 'permit') || quantity === undefined) return undefined;
    if (
      !has(
        question,
        'total',
        'including',
        'altogether',
        'all together',
        'in all',
        'permit fees',
        'permit cost',
      )
    )
      return undefined;
    const id = PERMIT_CLASSES.find((one) => classesNamed(question).includes(one)) ?? 'marketing';
    if (!isAboutMail(question) || has(question, 'print', 'printing') || quantity < mailClassOf(id).minPieces)
      return undefined;
    const pieces = pricedPieces(question);
    const piece = 'ask' in pieces ? undefined : pieces[0];
    const price = piece && classPrice(piece.piece, id, quantity);
    if (!piece || !price) return undefined;
    const fees = 2 * fee() * MILLS_IN_CENT;
    const all = { low: price.low * quantity + fees, high: price.high * quantity + fees };
    const single = classPrice(piece.piece, 'single', quantity);
    const stamped = single ? ` With stamps and without a permit: **${totalText(single, quantity)}**.` : '';
    return answers(
      `**Yes**, ${price.name} needs a permit. With it the first year costs **${totalText(all, 1)}**: ${totalText(price, quantity)} postage (${countText(quantity)} × ${eachText(price)}), ${dollarText(fee())} to apply for the permit and ${dollarText(fee())} a year.${stamped} A mail house can mail them with its own permit. ${PRICES_DATED}`,
      [mailEntry.postage, mailEntry.classes],
      {
        workings: [
          working(
            'Postage and permit',
            [
              priceStep(price, quantity),
              step('Permit', `${dollarText(fee())} + ${dollarText(fee())}`, dollarText(2 * fee())),
              step('All', `${totalText(price, quantity)} + ${dollarText(2 * fee())}`, totalText(all, 1)),
            ],
            piece.assumed,
          ),
        ],
      },
    );
  },
};
