import {
  aspectLimits,
  largeFrom,
  mailShape,
  postcardSizes,
  productFigure,
  type MailShape,
  type PostcardSize,
} from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/spec-sheet/arithmetic';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksAmount, asksRules, asksSize, asksThickness, asksWeight, endOf } from './asked-measure.ts';
import { inches, inchesAndDecimals, mailEntry, millsOf, pricesFrom, thousandths } from './mail-figures.ts';
import { classesNamed } from './class-rules.ts';
import { isAboutMail, nounsOf, type Noun } from './mail-terms.ts';
import { typedSizes, typedThickness } from './typed-sizes.ts';
import { phrases } from './phrases.ts';

/** `biggest postcard`, `max letter thickness`, `how heavy can a flat be`: the limits of a shape. */
export const shapeLimits: Skill = {
  id: 'mail-limits',
  answer: (question) => {
    const { papers, quantity, ounces } = question.values;
    if (
      typedSizes(question).length > 0 ||
      papers.length > 0 ||
      quantity !== undefined ||
      ounces !== undefined
    )
      return undefined;
    if (
      has(question, 'how many', 'number of', 'qualify') &&
      classesNamed(question).length > 0 &&
      !asksWeight(question)
    )
      return undefined;
    const isMinimum =
      endOf(question) === 'least' && !asksSize(question) && !asksThickness(question) && !asksWeight(question);
    if (isMinimum && classesNamed(question).length > 0) return undefined;
    if (asksAmount(question) || has(question, ...otherQuestions)) return undefined;
    const shapes = nounsOf(question).filter((noun) => noun in drafts);
    const isPostcard = has(question, 'postcard', 'post card');
    const isThick = typedThickness(question) !== undefined && shapes.length > 0;
    if (!isAboutMail(question) && !isPostcard && !isThick && !isLimit(question, shapes)) return undefined;
    if (has(question, 'business card', 'envelope') && !has(question, 'large envelope')) return undefined;
    if (shapes.includes('letter') && shapes.includes('flat') && !has(question, 'postcard'))
      return letterAndFlat();
    const thickness = typedThickness(question);
    if (thickness !== undefined)
      return shapes.length > 0 || isAboutMail(question) ? ofThickness(thickness) : undefined;
    const [shape] = shapes;
    const draft = shape ? drafts[shape] : isAboutMail(question) && endOf(question) ? anyMail : undefined;
    if (
      !draft ||
      !(
        asksSize(question) ||
        asksThickness(question) ||
        asksWeight(question) ||
        asksRules(question) ||
        has(question, 'counts as', 'count as', 'considered', 'classified', 'oversized') ||
        endOf(question)
      )
    )
      return undefined;
    return draft(question);
  },
};

/** Pieces, classes, envelopes and finishing are other skills'. */
const otherQuestions = phrases(
  'pieces, quantity, minimum number, coating, uv, laminate, bleed, deliver, delivery',
  'how long does, permit, stamp, tab, fold, economical, printing',
);

const isLimit = (question: Question, shapes: readonly Noun[]): boolean =>
  (endOf(question) !== undefined ||
    has(question, 'counts as', 'count as', 'considered', 'classified', 'oversized letter')) &&
  (shapes.includes('letter') || shapes.includes('flat')) &&
  !has(question, 'page', 'binding', 'font', 'type', 'paper');

const drafts: Partial<Record<Noun, (question: Question) => Draft>> = {
  card: cardLimits,
  letter: (question) => limitsOf(question, mailShape('letter')),
  flat: flatLimits,
};

const overText = ({ over }: MailShape): string =>
  over
    ? `over ${fractionText(over.height)} in high, ${fractionText(over.length)} in long or ${fractionText(over.thickness)} in thick`
    : '';

function cardLimits(question: Question): Draft {
  const card = mailShape('card');
  const commercial = mailShape('commercial-card');
  const letter = mailShape('letter');
  const price = priceText(millsOf('card'));
  if (asksThickness(question)) return cardThickness(question);
  if (asksWeight(question) && !asksSize(question))
    return answers(
      `A card may weigh up to **${card.maxWeight} oz**, which paper cards never reach: a 6 × 9 in card on 14 pt weighs 0.43 oz.`,
      [mailEntry.card],
    );
  const trade = postcardSizes.rows.find(({ id }) => id !== 'postcard' && has(question, id, `${id}d`));
  if (trade) return tradeSize(trade);
  const names = postcardSizes.rows
    .map(({ name, maxHeight, maxLength }) => `${name.toLowerCase()} up to ${inches(maxHeight, maxLength)}`)
    .join(', ');
  const least = `The smallest mailable card is **${inches(card.minHeight, card.minLength)}**`;
  if (endOf(question) === 'least')
    return answers(`${least} and 0.007 in thick. All mail has to be at least that size.`, [mailEntry.card], {
      specs: { form: 'custom', values: { flatSize: `${card.minLength} × ${card.minHeight} in` } },
    });
  const sizes = `**${inchesAndDecimals(card.maxHeight, card.maxLength)}** is the largest postcard at the single-piece First-Class card price (${price} from ${pricesFrom}). In a commercial presort mailing, with a permit and 500 pieces, the card price goes up to **${inches(commercial.maxHeight, commercial.maxLength)}**. Larger cards pay the letter price, up to ${inchesAndDecimals(letter.maxHeight, letter.maxLength)}.`;
  const named = `Printers’ names: ${names}.`;
  if (endOf(question) === undefined && asksRules(question))
    return answers(
      `${sizes}\n\n- Smallest: **${inches(card.minHeight, card.minLength)}**\n- Thickness: **${thousandths(card.minThickness)}** up to ${inches(largeFrom.height, largeFrom.length)}, **${thousandths(commercial.minThicknessLarge)}** above; at most ${thousandths(card.maxThickness)}\n- Stock by our guide: ${productFigure('postcard-stock').product}\n- Length ÷ height: ${aspectLimits.min} to ${aspectLimits.max}\n- Address clear area: 2 × 4 in, and the barcode zone at the lower right, 4-3/4 × 5/8 in\n- Marketing Mail: 200 pieces or 50 lb`,
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
function tradeSize({ id, name, maxHeight, maxLength }: PostcardSize): Draft {
  const { rule, note } = productFigure(id);
  return answers(
    `${id === 'jumbo' ? 'A jumbo' : 'An oversize'} postcard goes up to **${inchesAndDecimals(maxHeight, maxLength)}**. “${name}” is a printers’ name; for USPS it’s ${rule.charAt(0).toLowerCase()}${rule.slice(1).replace(' x ', ' × ')}. ${note}`,
    [mailEntry.postcardNames],
    { specs: { form: 'custom', values: { flatSize: `${maxLength} × ${maxHeight} in` } } },
  );
}

function cardThickness(question: Question): Draft {
  const card = mailShape('card');
  const { minThicknessLarge } = mailShape('commercial-card');
  const most = `**${thousandths(card.maxThickness)}** (16 pt) is the thickest at the card price; thicker cards pay the letter price`;
  const least = `**${thousandths(card.minThickness)}** is the minimum for a postcard up to ${inches(largeFrom.height, largeFrom.length)}, **${thousandths(minThicknessLarge)}** above that size`;
  const { product, note } = productFigure('postcard-stock');
  return answers(
    endOf(question) === 'most'
      ? `${most}, up to 1/4 in. ${least}.`
      : `${least}. ${most}. Our guide asks for ${product}. ${note.replace(' x ', ' × ')}`,
    [mailEntry.card, mailEntry['commercial-card'], mailEntry.postcardStock],
  );
}

function limitsOf(question: Question, shape: MailShape): Draft {
  const cites = [mailEntry.letter, mailEntry.shapes];
  const end = endOf(question);
  const weight = `**${shape.maxWeight} oz**; heavier letters pay the flat price`;
  const thickness = `**${thousandths(shape.minThickness)}** to **${thousandths(shape.maxThickness)}** (1/4 in); at least **${thousandths(shape.minThicknessLarge)}** over ${inches(largeFrom.height, largeFrom.length)}`;
  if (asksThickness(question) && !asksWeight(question))
    return answers(`A letter is ${thickness} thick. Thicker ones are flats.`, cites);
  if (asksWeight(question) && !asksSize(question))
    return answers(`A letter weighs at most ${weight}.`, cites);
  if (end === 'least')
    return answers(
      `The smallest letter is **${inches(shape.minHeight, shape.minLength)}**, ${thousandths(shape.minThickness)} thick.`,
      cites,
    );
  return answers(
    `The largest letter is **${inchesAndDecimals(shape.maxHeight, shape.maxLength)}**, ${fractionText(shape.maxThickness)} in thick and ${shape.maxWeight} oz; the smallest is ${inches(shape.minHeight, shape.minLength)}. Thickness: ${thickness}. Length ÷ height must be ${aspectLimits.min} to ${aspectLimits.max}, or it pays a nonmachinable surcharge. Anything larger is a flat.`,
    cites,
  );
}

function flatLimits(question: Question): Draft {
  const flat = mailShape('flat');
  const marketing = mailShape('marketing-flat');
  const cites = [mailEntry.flat, mailEntry['marketing-flat']];
  const weight = `**${flat.maxWeight} oz** at First-Class, under **${marketing.maxWeight} oz** at Marketing Mail (16 oz before July 2026)`;
  if (asksWeight(question) && !asksSize(question)) return answers(`A flat may weigh up to ${weight}.`, cites);
  if (asksThickness(question))
    return answers(
      `A flat is at most **${fractionText(flat.maxThickness)} in** (${flat.maxThickness}) thick and at least ${thousandths(flat.minThickness)}. It has to bend and be evenly thick.`,
      cites,
    );
  if (endOf(question) === 'least')
    return answers(
      `A flat is **${overText(flat)}**: one of these is enough. EDDM flats may be over 10-1/2 in long instead.`,
      [...cites, mailEntry['eddm-flat']],
    );
  return answers(
    `The largest flat is **${inches(flat.maxHeight, flat.maxLength)}**, ${fractionText(flat.maxThickness)} in (${flat.maxThickness}) thick. A flat (large envelope) is ${overText(flat)}. Weight: up to ${weight}. It has to bend, be evenly thick, with corners of 1/8 in radius or less.`,
    cites,
  );
}

/** The shape of a piece that only names its thickness. */
function ofThickness(thickness: number): Draft {
  const letter = mailShape('letter');
  const flat = mailShape('flat');
  const shape =
    thickness > flat.maxThickness
      ? 'parcel'
      : thickness > letter.maxThickness
        ? 'flat'
        : thickness < letter.minThickness
          ? undefined
          : 'letter';
  const cites = [mailEntry.letter, mailEntry.flat];
  if (!shape)
    return answers(
      `${thousandths(thickness)} is **too thin to mail**: the minimum is **${thousandths(letter.minThickness)}**, ${thousandths(letter.minThicknessLarge)} over ${inches(largeFrom.height, largeFrom.length)}.`,
      cites,
    );
  return answers(
    `${thousandths(thickness)} thick is a **${shape}**: a letter ends at **${thousandths(letter.maxThickness)}** (1/4 in), a flat at ${thousandths(flat.maxThickness)} (3/4 in).`,
    cites,
  );
}

/** The ends of all mail. */
function anyMail(question: Question): Draft {
  const letter = mailShape('letter');
  const flat = mailShape('flat');
  const thickness = `**${thousandths(letter.minThickness)}** up to ${inches(largeFrom.height, largeFrom.length)}, **${thousandths(letter.minThicknessLarge)}** above`;
  if (endOf(question) === 'least')
    return answers(
      asksThickness(question)
        ? `Mail must be at least ${thickness}.`
        : `Mail must be at least **${inchesAndDecimals(letter.minHeight, letter.minLength)}** and ${thickness.replaceAll('*', '')} thick.`,
      [mailEntry.shapes],
    );
  return answers(
    `The largest letter is **${inchesAndDecimals(letter.maxHeight, letter.maxLength)}**, ${fractionText(letter.maxThickness)} in thick and ${letter.maxWeight} oz. The largest flat is **${inches(flat.maxHeight, flat.maxLength)}**, ${fractionText(flat.maxThickness)} in (${flat.maxThickness}) thick and ${flat.maxWeight} oz at First-Class. Anything larger is a parcel.`,
    [mailEntry.letter, mailEntry.flat],
  );
}

function letterAndFlat(): Draft {
  const letter = mailShape('letter');
  const flat = mailShape('flat');
  return answers(
    `A letter ends at **${inchesAndDecimals(letter.maxHeight, letter.maxLength)}**, **${fractionText(letter.maxThickness)} in** thick and **${letter.maxWeight} oz**. A piece over any one of these is a flat (large envelope), up to ${inches(flat.maxHeight, flat.maxLength)}, ${fractionText(flat.maxThickness)} in thick and ${flat.maxWeight} oz at First-Class. At 1 oz a stamped letter costs ${priceText(millsOf('letter-stamp'))}, a flat ${priceText(millsOf('flat'))} (${pricesFrom}).`,
    [mailEntry.letter, mailEntry.flat, mailEntry.postage],
  );
}
