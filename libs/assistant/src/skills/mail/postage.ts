import {
  classifyPiece,
  currentPrices,
  isCommercialCard,
  mailClassOf,
  mailShape,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import { opening } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { asksPrice, asksTime } from './asked-measure.ts';
import { classesMentioned, classesNamed } from './class-rules.ts';
import { classPrice, classPrices, className, type ClassPrice } from './class-prices.ts';
import {
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
import { isAboutMail, isNegated, nounOf } from './mail-terms.ts';
import { pricedPieces, type PricedPiece } from './postage-piece.ts';
import { eachText, priceStep, savingOf, totalText } from './postage-text.ts';
import { typedSizes } from './typed-sizes.ts';
import { phrases } from './phrases.ts';

const sending = phrases('mail, mailed, mailing, send, sending, postage, stamp, post');
const PRINTING = phrases('print, printing, printed, print and mail, all-in, all in, total job');

/** `postage for 5,000 6x9 postcards`, `cheapest way to mail 300 letters`, `how much do I save with presort`. */
export const postage: Skill = {
  id: 'postage',
  answer: (question) => {
    const isMail = isAboutMail(question) || classesNamed(question).length > 0 || has(question, ...sending);
    const isPrice =
      asksPrice(question) || has(question, 'surcharge', 'economical', 'afford') || isClassChoice(question);
    if (
      has(question, ...cardRates) &&
      typedSizes(question).length > 0 &&
      question.values.quantity === undefined &&
      !has(question, 'how much', 'cost')
    )
      return undefined;
    if (isExtra(question)) return undefined;
    if (
      has(question, 'permit') &&
      !isNegated(question, 'permit') &&
      question.values.quantity === undefined &&
      typedSizes(question).length === 0
    )
      return undefined;
    if (!isMail || !isPrice || (has(question, ...PRINTING) && !has(question, 'postage'))) return undefined;
    const isPiece =
      typedSizes(question).length > 0 || nounOf(question) !== undefined || has(question, ...sending);
    if (!isPiece) return undefined;
    const pieces = pricedPieces(question);
    if ('ask' in pieces)
      return question.values.quantity === undefined &&
        typedSizes(question).length === 0 &&
        nounOf(question) !== 'booklet'
        ? undefined
        : asks(pieces.ask);
    return merged(question, pieces);
  },
};

/** One answer for several sizes, or for several quantities of one size. */
function merged(question: Question, pieces: readonly PricedPiece[]): Draft | undefined {
  const { quantities } = question.values;
  const [only, ...more] = pieces;
  const asked: readonly [Question, PricedPiece][] =
    only && more.length === 0 && quantities.length > 1
      ? quantities
          .slice(0, 4)
          .map((quantity) => [{ ...question, values: { ...question.values, quantity } }, only])
      : pieces.map((piece) => [question, piece]);
  const drafts = asked.flatMap(([one, piece]) => priced(one, piece) ?? []);
  const [first] = drafts;
  if (!first || drafts.length === 1) return first;
  const lines = drafts.map(
    ({ text }) =>
      `- ${text.replaceAll('\n\n- ', ' ').replaceAll('\n- ', '; ').replaceAll('\n', '').replace(` ${PRICES_DATED}`, '')}`,
  );
  return answers(`${lines.join('\n')}${differenceText(question, pieces)}\n\n${PRICES_DATED}`, first.cites, {
    workings: drafts.flatMap(({ workings = [] }) => workings),
  });
}

/** What the cheaper of two sizes saves in the same class. */
function differenceText(question: Question, pieces: readonly PricedPiece[]): string {
  const { quantity = 1 } = question.values;
  const [one, other, ...more] = pieces;
  const [id] = classesNamed(question);
  const isMailing = quantity >= mailClassOf('marketing').minPieces;
  if (!one || !other || more.length > 0) return '';
  const [first, second] = [one, other].map(({ piece }) =>
    classPrice(piece, id ?? (isMailing ? 'marketing' : 'single'), quantity),
  );
  if (!first || !second || first.low === second.low) return '';
  const [cheap, dear] = first.low < second.low ? [first, second] : [second, first];
  const saved = { low: dear.low - cheap.low, high: dear.high - cheap.high };
  return `\n\nDifference by ${first.name}: **${totalText(saved, quantity)}**${quantity === 1 ? ' each' : ''}.`;
}

const cardRates = phrases(
  'card rate, card price, postcard rate, postcard price, post card rate, post card price',
);

/** Two classes for a quantity. */
const isClassChoice = (question: Question): boolean =>
  classesMentioned(question).length > 1 &&
  question.values.quantity !== undefined &&
  !asksTime(question) &&
  has(question, 'or', 'vs', 'versus', 'compare', 'compared', 'against');

/** Whether an envelope costs more than a stamp is a fact of the envelope. */
const isExtra = (question: Question): boolean =>
  question.values.quantity === undefined &&
  has(question, 'extra', 'surcharge', 'more to mail', 'more postage', 'additional postage') &&
  has(question, 'envelope');

function priced(question: Question, piece: PricedPiece): Draft | undefined {
  const found = classifyPiece(piece.piece);
  if (!found.ok) return undefined;
  const { quantity } = question.values;
  const isMetered = has(question, 'metered', 'meter') && !isNegated(question, 'metered');
  if (has(question, 'stamp', 'stamped') && has(question, 'meter', 'metered'))
    return meterAndStamp(piece, quantity);
  const named = asksSaving(question) ? classesMentioned(question) : classesNamed(question);
  const all = classPrices(piece.piece, quantity, isMetered).filter(
    ({ id }) => asksSaving(question) || !isExcluded(question, id),
  );
  const asked = named.length > 0 ? all.filter(({ id }) => named.includes(id)) : undecided(question, all);
  if (asked.length === 0) return unpriced(piece, named, quantity);
  const [cheapest] = asked;
  if (!cheapest) return undefined;
  const lead =
    asked.length > 1 ? compared(question, piece, asked) : single(piece, cheapest, quantity, isMetered);
  const notes = notesOf(question, piece, named, all);
  return answers(
    [lead, ...notes, PRICES_DATED].join(' '),
    [
      mailEntry.postage,
      mailEntry[found.value.shape === 'none' ? 'flat' : found.value.shape],
      ...(cheapest.surcharge > 0 ? [mailEntry.nonmachinable] : []),
    ],
    {
      workings: [
        working(
          `Postage: ${quantity === undefined ? '' : `${countText(quantity)} × `}${piece.called}`,
          [...piece.steps, ...asked.map((price) => priceStep(price, quantity ?? 1))],
          piece.assumed,
          opening('postage', {
            height: String(piece.piece.height),
            length: String(piece.piece.length),
            thickness: String(piece.piece.thickness),
            weight: String(piece.piece.weight),
            type: piece.piece.pieceType,
            price: cheapest.lines[1].id,
            pieces: String(quantity ?? mailClassOf(cheapest.id).minPieces),
          }),
        ),
      ],
    },
  );
}

const excludedTerms: Partial<Record<MailClassId, readonly string[]>> = {
  'eddm-retail': ['eddm', 'every door direct'],
  marketing: ['marketing mail', 'bulk', 'standard mail'],
  commercial: ['presort', 'permit'],
  single: ['single piece', 'stamp', 'first class', 'first-class'],
};
const isExcluded = (question: Question, id: MailClassId): boolean =>
  isNegated(question, ...(excludedTerms[id] ?? []));

const asksSaving = (question: Question): boolean =>
  has(
    question,
    ...phrases('save, saving, savings, difference, instead of, rather than, vs, versus, compared', 'compare'),
  );

/** Metered and stamped postage of the same piece, and the difference. */
function meterAndStamp(piece: PricedPiece, quantity = 1): Draft | undefined {
  const stamped = classPrice(piece.piece, 'single', quantity);
  const metered = classPrice(piece.piece, 'single', quantity, true);
  if (!stamped || !metered) return undefined;
  const saved = { low: stamped.low - metered.low, high: stamped.low - metered.low };
  return answers(
    `Metering saves **${totalText(saved, quantity)}**${quantity === 1 ? ' a letter' : ` on ${countText(quantity)} letters`}: ${priceText(metered.low)} metered against ${priceText(stamped.low)} with a stamp${quantity === 1 ? '' : `, ${totalText(metered, quantity)} against ${totalText(stamped, quantity)}`}. ${PRICES_DATED}`,
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

/** One piece pays the single-piece price; of a mailing all classes are compared. */
function undecided(question: Question, all: readonly ClassPrice[]): readonly ClassPrice[] {
  const { quantity } = question.values;
  const isMailing = (quantity ?? 0) >= mailClassOf('marketing').minPieces;
  const isCompared = has(
    question,
    ...phrases(
      'cheap, cheaper, cheapest, save, saving, best rate, lowest, compare, options',
      'least expensive, economical, which class',
    ),
  );
  if (isMailing || isCompared)
    return all.filter(({ id }) => quantity !== undefined || isCompared || id === 'single');
  return all.filter(({ id }) => id === 'single');
}

const described = ({ called, piece, isWeighed, stock }: PricedPiece, pieces = 1): string =>
  `${pieces === 1 ? `${articleOf(called)} ` : ''}${called}${pieces === 1 ? '' : 's'}${stock ? ` on ${stock.stock.name}` : ''}${isWeighed ? `, ${ouncesText(piece.weight)}` : ', up to 1 oz'}`;

function single(
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

function compared(question: Question, piece: PricedPiece, prices: readonly ClassPrice[]): string {
  const { quantity } = question.values;
  const [cheapest] = prices;
  const dearest = prices.at(-1);
  if (!cheapest || !dearest) return '';
  const lines = prices.map(
    (price) =>
      `- ${price.name}: ${quantity === undefined ? `**${eachText(price)}** each${mailClassOf(price.id).minPieces > 1 ? `, from ${mailClassOf(price.id).minPieces} pieces` : ''}` : `**${totalText(price, quantity)}** (${eachText(price)} each)`}`,
  );
  const saved = savingOf(cheapest, dearest);
  const saving = `${quantity === undefined ? `${eachText(saved)} each` : totalText(saved, quantity)}`;
  const lead = `**${cheapest.name}** is the cheapest for ${quantity === undefined ? '' : `${countText(quantity)} `}${described(piece, quantity)}: **${quantity === undefined ? eachText(cheapest) : totalText(cheapest, quantity)}**. It saves **${saving}** against ${dearest.name}.`;
  return `${lead}\n\n${lines.join('\n')}\n\n`;
}

/** Why a class that could be meant isn't in the answer. */
function notesOf(
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
    ...(isCard && asksCommercial
      ? [
          `First-Class presort has a card price up to ${inches(commercial.maxHeight, commercial.maxLength)}, which isn’t in our tables; it’s below the letter price of ${priceText(millsOf('commercial-letter-5-digit-origin'))}–${priceText(millsOf('commercial-letter-mixed-origin'))}.`,
        ]
      : []),
    ...(isCard && named.includes('marketing')
      ? ['Marketing Mail has no card price: cards pay the letter price.']
      : []),
    ...(isCard && found.value.shape === 'letter' && quantity === undefined && named.length === 0
      ? [
          `Over ${inches(mailShape('card').maxHeight, mailShape('card').maxLength)} a single postcard pays the letter price.`,
        ]
      : []),
    ...(named.includes('eddm-retail') && !all.some(({ id }) => id === 'eddm-retail')
      ? ['It doesn’t qualify for EDDM, which takes flats over 10-1/2 in long or 6-1/8 in high.']
      : []),
    ...((named.includes('eddm-retail') || named.length === 0) &&
    quantity !== undefined &&
    quantity > maxPieces &&
    found.value.shape === 'flat'
      ? [
          `EDDM Retail (${priceText(millsOf('eddm-retail'))} each) takes ${minPieces} to ${countText(maxPieces)} pieces a day per ZIP Code, so split the drop.`,
        ]
      : []),
  ];
}

/** The reason why the named class has no price for this piece. */
function unpriced(
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
      `${articleOf(called, true)} ${called} **doesn’t qualify for EDDM**: it has to be over 10-1/2 in long or 6-1/8 in high. An EDDM flat costs ${priceText(millsOf('eddm-retail'))} each. ${PRICES_DATED}`,
      [mailEntry['eddm-flat']],
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
      `Over **3.5 oz** a letter pays the **flat** price. Our tables have First-Class flats only up to 1 oz (${priceText(millsOf('flat'))}); ask your post office for ${ouncesText(piece.weight)}. ${PRICES_DATED}`,
      cites,
    );
  return answers(
    `Our tables price flats up to **1 oz** at First-Class and **4 oz** at Marketing Mail; ${articleOf(called)} ${called} of ${ouncesText(piece.weight)} is heavier. Ask your mail house or post office.`,
    cites,
  );
}
