import { rounded } from '@printpartner/print-knowledge/figures';
import { inchText, fractionText } from '@printpartner/print-knowledge/measure';
import { millTolerance } from '@printpartner/print-knowledge/paper';
import { defaultStock, opening } from '@printpartner/print-search/answers';
import { largeFrom, mailShape, productFigure, thicknessLimits } from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksAmount, asksThickness, endOf } from './asked-measure.ts';
import { classesNamed } from './classes-named.ts';
import { pieceSize, mailEntry, step, thousandths, working } from './mail-figures.ts';
import { isAboutMail, nounOf, type Noun } from './mail-terms.ts';
import { calipersOf, isBorderline, type NamedCaliper } from './paper-calipers.ts';
import { phrases } from './phrases.ts';
import { cardPriceTerms } from './shape-verdict.ts';
import { ofCardPrice, ofSize, ofTypedThickness, stockAdvice } from './thickness-limits.ts';
import { verdictWord } from './turned-verdict.ts';
import { addressed, typedSizes, typedThickness } from './typed-sizes.ts';

/** Whether the size alone excludes the card price. */
function isOverCard({ width, height }: { width: number; height: number }): boolean {
  const { maxHeight, maxLength } = mailShape('card');
  return Math.min(width, height) > maxHeight || Math.max(width, height) > maxLength;
}

/** `will 100# gloss cover work for a 6x9 postcard`: the caliper of a paper beside the minimum of a size. */
export const thicknessCheck: Skill = {
  id: 'mail-thickness',
  answer: (question) => {
    const { papers } = question.values;
    const noun = nounOf(question);
    const [size] = typedSizes(question);
    const isMailed = isAboutMail(question) || (noun === 'card' && has(question, 'postcard', 'post card'));
    if (noun === 'envelope' || noun === 'letter' || noun === 'booklet' || has(question, 'insert'))
      return undefined;
    if ((asksAmount(question) && !isJudged(question)) || has(question, 'weigh', 'postage')) return undefined;
    if (has(question, 'stamp') && !has(question, ...cardPriceTerms) && !asksThickness(question))
      return undefined;
    const isPriced = has(question, 'price', 'quote', 'cost') || question.values.quantity !== undefined;
    if (isPriced && !isAboutMail(question) && !asksThickness(question)) return undefined;
    const fits = has(question, ...fitting, ...(isMailed ? ['for', 'on'] : [])) || asksThickness(question);
    if (has(question, ...cardPriceTerms) && papers.length > 0)
      return size && isOverCard(size) ? undefined : ofCardPrice(question);
    if (classesNamed(question).length > 0 && !size && noun !== 'card') return undefined;
    const isBare =
      !isPriced && noun === 'card' && isMailed && size !== undefined && question.text.split(' ').length <= 7;
    if (papers.length > 0) {
      if (!(fits || isBare) || !(isMailed || (size && asksThickness(question)) || isEnoughCover(question)))
        return undefined;
      return ofPapers(question, noun, size && addressed(question, size));
    }
    const typed = typedThickness(question);
    if (has(question, ...cardPriceTerms) && typed !== undefined) return undefined;
    if (size && typed !== undefined && typed < THIN && (isMailed || noun === 'card'))
      return ofTypedThickness(question, addressed(question, size), typed);
    // Its shape is asked.
    if (typed !== undefined && typed >= THIN) return undefined;
    const isMinimum = endOf(question) === 'least' || has(question, 'required', 'need', 'must');
    if (!size || !asksThickness(question) || !(isMailed || isMinimum)) return undefined;
    return ofSize(addressed(question, size));
  },
};

/** Whether a paper will do, even for a client who wants it cheap. */
const isJudged = ({ text, values }: Question): boolean =>
  values.papers.length > 0 &&
  /\b(?:ok|okay|fine|enough|work|works|pass|passes|meets?|qualif\w+|allowed|legal|too (?:thin|light|flimsy))\b/.test(
    text,
  ) &&
  !/\bhow much\b|\bcosts?\b/.test(text);

/** A caliper of paper, not the thickness of a mailpiece. Inches. */
const THIN = 0.03;

/** “Is 12 pt enough for a 6x9”: board or cover for a card. */
const isEnoughCover = (question: Question): boolean =>
  has(question, 'enough', 'ok', 'okay', 'fine', 'good', 'work') &&
  !has(question, 'font', 'type', 'text', 'body', 'bleed', 'envelope') &&
  typedSizes(question).length > 0 &&
  question.values.papers.every(({ unit, text }) => unit === 'points' || /\bcover\b/.test(text));

const fitting = phrases(
  'ok, okay, enough, work, works, can i, can we, fine, allowed, accept, accepted, meet, meets, pass',
  'passes, too, heavy enough, legal, acceptable, mail, mailable, mailed, good, qualify, suitable, use',
  'minimum, requirement, safe',
);

function minimumOf(noun: Noun | undefined, size: { height: number; length: number } | undefined) {
  const card = mailShape('commercial-card');
  if (!size) return undefined;
  const limits = thicknessLimits(size);
  return limits.ok
    ? {
        ...limits.value,
        max: noun === 'card' && !limits.value.isLarge ? card.maxThickness : limits.value.max,
      }
    : undefined;
}

function ofPapers(
  question: Question,
  noun: Noun | undefined,
  size: { height: number; length: number } | undefined,
): Draft | undefined {
  const calipers = question.values.papers.flatMap(calipersOf);
  if (calipers.length === 0 && noun === 'card')
    return answers(
      `The thickness decides, not the weight: **${thousandths(mailShape('letter').minThickness)}** up to ${pieceSize(largeFrom.height, largeFrom.length)}, **${thousandths(mailShape('letter').minThicknessLarge)}** above. Our tables have no caliper for this paper; measure it. ${stockAdvice(false)}`,
      [mailEntry.postcardStock],
    );
  if (calipers.length === 0 || noun === 'self-mailer' || noun === 'folded') return undefined;
  const guide = guideVerdict(question);
  const limits = minimumOf(noun, size);
  const letter = mailShape('letter');
  const cites = [
    ...new Map(calipers.map(({ cites: cited }) => [cited.entry, cited])).values(),
    mailEntry.postcardStock,
  ];
  if (size && !limits) return undefined;
  if (!size || !limits) {
    return answers(
      `${guide}${calipers.map((one) => `**${one.name}** is ${thousandths(one.caliper)}: ${bothVerdicts(one.caliper)}`).join('\n\n')}\n\nUSPS measures the thickness: ${thousandths(letter.minThickness)} up to ${pieceSize(largeFrom.height, largeFrom.length)}, ${thousandths(letter.minThicknessLarge)} above. ${stockAdvice(false)}`,
      cites,
    );
  }
  const lines = calipers.map(
    (one) => `${one.name} is ${thousandths(one.caliper)}: ${verdict(one, limits.min)}`,
  );
  const lead = leadOf(question, calipers, limits.min);
  const sized = pieceSize(size.height, size.length);
  const [passing] =
    guide === ''
      ? calipers.filter(({ caliper }) => caliper >= limits.min && !isBorderline(caliper, limits.min))
      : [];
  return answers(
    `${guide === '' ? lead : guide.trim()} A ${sized} piece needs **${thousandths(limits.min)}**. ${lines.length === 1 ? lines[0] : `\n\n- ${lines.join('\n- ')}`}\n\n${adviceFor(calipers, limits.min)}`,
    cites,
    {
      ...(passing && { specs: { form: 'custom', values: { mailerPaperSpecs: passing.name } } }),
      workings: calipers.map((one) =>
        working(
          `Thickness of ${one.name}`,
          [
            step(
              'Minimum',
              `${sized}, over ${fractionText(largeFrom.height)} high or ${largeFrom.length} long: ${limits.isLarge ? 'yes' : 'no'}`,
              thousandths(limits.min),
            ),
            step('Clearance', `${one.caliper} − ${limits.min}`, thousandths(one.caliper - limits.min)),
          ],
          ['Mill tolerance of a caliper is ±5%.'],
          opening('mail-shape', {
            height: inchText(size.height),
            length: inchText(size.length),
            thickness: inchText(one.caliper),
            weight: '0.5',
            type: 'card',
          }),
        ),
      ),
    },
  );
}

/** Our guide's rule for cards and unfolded mailers, which is stricter than the thickness. */
function guideVerdict(question: Question): string {
  const isLight = question.values.papers.some(
    ({ unit, value, text }) =>
      unit === 'pounds' && (value < GUIDE_POUNDS || /\b(?:text|book|bond|offset)\b/.test(text)),
  );
  const { product } = productFigure('postcard-stock');
  return isLight
    ? `**${verdictWord(question, false) === 'Yes' ? 'Yes, by our guide' : 'No, not by our guide'}**: postcards need ${product}, and 80# cover is only for folded mailers. `
    : '';
}

/** Cover of our guide for postcards. */
const GUIDE_POUNDS = 100;

function verdict({ caliper }: NamedCaliper, min: number): string {
  if (caliper < min) return `**too thin** by ${thousandths(min - caliper)}.`;
  if (!isBorderline(caliper, min)) return '**thick enough**.';
  const { share } = millTolerance;
  const range = [caliper * (1 - share), caliper * (1 + share)].map((one) => rounded(one, 4)).join('–');
  return `passes, with little to spare: ${range} in with the mill’s tolerance.`;
}

function bothVerdicts(caliper: number): string {
  const { minThickness, minThicknessLarge } = mailShape('letter');
  const small = pieceSize(largeFrom.height, largeFrom.length);
  if (caliper >= minThicknessLarge)
    return `thick enough for every card${caliper > mailShape('card').maxThickness ? `, but over the ${thousandths(mailShape('card').maxThickness)} maximum of the card price` : ''}.`;
  if (caliper >= minThickness) return `thick enough up to ${small}, too thin for a larger card.`;
  return 'too thin for any card.';
}

function leadOf(question: Question, calipers: readonly NamedCaliper[], min: number): string {
  const passing = calipers.filter(({ caliper }) => caliper >= min);
  if (calipers.every(({ caliper }) => caliper >= min && isBorderline(caliper, min)))
    return '**Borderline**: measure the stock.';
  if (passing.length === calipers.length) return `**${verdictWord(question, true)}.**`;
  return passing.length === 0 ? `**${verdictWord(question, false)}.**` : '**It depends on the finish.**';
}

const safe = defaultStock('card').stock;

const adviceFor = (calipers: readonly NamedCaliper[], min: number): string =>
  calipers.some(({ caliper }) => caliper < min || isBorderline(caliper, min))
    ? `Calipers vary ±${millTolerance.share * 100}% by mill, so measure the stock; ${safe.name} (${thousandths(safe.caliperIn)}) is safe.`
    : 'USPS measures the thickness, not the pounds.';
