import {
  currentPrices,
  earlierPrices,
  mailClassOf,
  type MailClassId,
  type MailPrice,
} from '@printpartner/print-knowledge/mail';
import { dateText, priceText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksPieces, asksPrice } from './asked-measure.ts';
import { className, sortNamed } from './class-prices.ts';
import { classesNamed } from './classes-named.ts';
import { EDDM_OUNCES, LETTER_OUNCES, mailEntry, millsOf, PRICES_DATED, priceLine } from './mail-figures.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { noNonprofitPrice } from './postage-unpriced.ts';
import { phrases } from './phrases.ts';
import { stampCorrection } from './stamp-claim.ts';
import { typedOunces } from './typed-sizes.ts';

/** Price lookups that name no mailing: a stamp, an extra ounce, a class’s prices by sort and entry. */
export const stampPrices: Skill = {
  id: 'postage-prices',
  answer: (question) => {
    const { sizes, quantity, papers } = question.values;
    // “5 digit” is a sort, not five pieces.
    const isCounted = quantity !== undefined && !(quantity <= 5 && has(question, '5 digit', '3 digit'));
    if (sizes.length > 0 || isCounted || papers.length > 0 || !asksPrice(question)) return undefined;
    const named = classesNamed(question);
    if (
      has(
        question,
        ...phrases(
          'return service, endorsement, forwarding, paid, who, qualify, qualifies, eligible, can a, can my, business use',
        ),
      )
    )
      return undefined;
    if (isCardClaim(question)) return cardPrice();
    if (!isAboutMail(question) && named.length === 0) return undefined;
    if (
      has(
        question,
        ...phrases(
          'additional ounce, extra ounce, each ounce, next ounce, second ounce, per ounce',
          'another ounce, more ounce',
        ),
      )
    )
      return extraOunce();
    if (isPlainStamp(question, named)) return stamp(question);
    if (asksPieces(question) && !has(question, 'price', 'rates', 'cost', 'how much')) return undefined;
    if (
      has(
        question,
        ...phrases('print, printing, permit, save, cheapest, square, surcharge, envelope, booklet'),
      )
    )
      return undefined;
    const classes = named.filter((id) => id !== 'single');
    if (
      named.includes('single') &&
      classes.length === 1 &&
      named.length === 2 &&
      !has(question, 'presort', 'commercial', 'automation') &&
      classes[0] === 'commercial'
    )
      return undefined;
    if (classes.length === 1 && classes[0]) return ofClass(question, classes[0]);
    return undefined;
  },
};

/** `postcards should be cheaper than 65 cents`. */
const isCardClaim = (question: Question): boolean =>
  has(question, 'postcard', 'post card') &&
  /\d ?cents?\b|\$?0?\.\d\d\b/.test(question.text) &&
  !has(question, 'print', 'printing');

function cardPrice(): Draft {
  const { minPieces } = mailClassOf('marketing');
  const [low, high] = [millsOf('marketing-letter-5-digit-origin'), millsOf('marketing-letter-mixed-origin')];
  return answers(
    `A single postcard up to 4-1/4 × 6 in costs **${priceText(millsOf('card'))}**, however light it is; a larger one pays the letter price, ${priceText(millsOf('letter-stamp'))}. Advertising goes for ${priceText(low)}–${priceText(high)} as Marketing Mail, from ${minPieces} pieces. ${PRICES_DATED}`,
    [mailEntry.postage, mailEntry.card],
  );
}

/** A stamp without a piece. */
const isPlainStamp = (question: Question, named: readonly MailClassId[]): boolean =>
  question.values.ounces === undefined &&
  nounOf(question) === undefined &&
  named.every((id) => id === 'single' || id === 'commercial') &&
  has(question, 'stamp', 'first class', 'first-class', 'forever') &&
  !has(
    question,
    ...phrases(
      'presort, presorted, commercial, automation, save, cheapest, square, invite, invitation',
      'meter, metered, permit, surcharge, change, increase, go up, went up, effective, last',
      'each way',
    ),
  );

function stamp(question: Question): Draft {
  const line = priceLine('letter-stamp');
  const [first, second] = line.tiers;
  const was = earlierPrices.prices.find(({ id }) => id === 'letter-stamp')?.tiers[0]?.mills ?? 0;
  const extra = (second?.mills ?? 0) - (first?.mills ?? 0);
  return answers(
    `${stampCorrection(question) === '' ? '' : '**No.** '}A First-Class (Forever) stamp is **${priceText(millsOf('letter-stamp'))}** for a letter up to 1 oz, ${priceText(was)} before ${dateText(currentPrices.effective)}. Metered: ${priceText(millsOf('letter-meter'))}; each additional ounce ${priceText(extra)}; postcard up to 4-1/4 × 6 in ${priceText(millsOf('card'))}. ${PRICES_DATED}`,
    [{ entry: 'Letter, stamped', place: 'First-Class, single piece' }, mailEntry.postage],
  );
}

function extraOunce(): Draft {
  const { tiers } = priceLine('letter-stamp');
  const [first, second] = tiers;
  if (!first || !second) throw new RangeError('Letters have more than one tier.');
  const steps = tiers.map(({ upTo, mills }) => `${upTo} oz ${priceText(mills)}`).join(', ');
  return answers(
    `Each additional ounce of a letter adds **${priceText(second.mills - first.mills)}**. Stamped: ${steps}. Over ${LETTER_OUNCES} it pays the flat price. ${PRICES_DATED}`,
    [{ entry: 'Letter, stamped', place: 'First-Class, single piece' }, mailEntry.postage],
  );
}

function ofClass(question: Question, id: MailClassId): Draft | undefined {
  const noun = nounOf(question);
  if (id === 'eddm-retail') return eddmPrices();
  const lines = currentPrices.prices.filter(
    (line) =>
      line.mailClass === id &&
      line.tiers.some(({ upTo }) => upTo >= (typedOunces(question) ?? 0)) &&
      isAsked(question, line),
  );
  if (id === 'nonprofit' || lines.length === 0) return id === 'nonprofit' ? noNonprofitPrice() : undefined;
  if (noun === 'card' && id === 'commercial') return undefined;
  const { minPieces, orPounds } = mailClassOf(id);
  const rows = lines.map(
    (line) => `- ${line.name}: **${priceText(line.tiers[0]?.mills ?? 0)}** up to ${line.tiers[0]?.upTo} oz`,
  );
  return answers(
    `${className(id)}, from ${minPieces} pieces${orPounds === undefined ? '' : ` or ${orPounds} lb`}:\n\n${rows.join('\n')}\n\n${PRICES_DATED}${noun === 'card' ? ' Cards pay the letter price.' : ''}`,
    [mailEntry.postage],
  );
}

function eddmPrices(): Draft {
  const was = earlierPrices.prices.find((line) => line.id === 'eddm-retail')?.tiers[0]?.mills;
  const bmeu = ['eddm-origin', 'eddm-dscf', 'eddm-ddu'].map((one) => priceText(millsOf(one)));
  return answers(
    `EDDM Retail costs **${priceText(millsOf('eddm-retail'))}** each, up to ${EDDM_OUNCES}${was === undefined ? '' : ` (${priceText(was)} before ${dateText(currentPrices.effective)})`}. No permit needed. Through a business mail entry unit: ${bmeu[0]} at origin, ${bmeu[1]} at the DSCF, ${bmeu[2]} at the DDU, up to 4 oz. ${PRICES_DATED}`,
    [{ entry: 'EDDM Retail flat', place: 'EDDM Retail' }, mailEntry.postage],
  );
}

const DROPPED = phrases('dscf, scf, ddu, drop ship, drop-ship, dropship, entered, entry, destination');

function isAsked(question: Question, { shape, sort, entry, id }: MailPrice): boolean {
  const noun = nounOf(question);
  const isShape =
    noun === 'flat'
      ? shape === 'flat'
      : noun === 'letter' || noun === 'card' || noun === 'self-mailer'
        ? shape === 'letter'
        : true;
  const asked = sortNamed(question, shape);
  const isSorted = asked === undefined || sort === asked;
  const isEntered = has(question, ...DROPPED) ? entry !== 'origin' : entry === 'origin';
  const isMachinable =
    !id.startsWith('marketing-machinable') || has(question, 'machinable', 'non-automation', 'nonautomation');
  return isShape && isSorted && isEntered && isMachinable;
}
