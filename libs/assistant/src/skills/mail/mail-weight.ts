import {
  LETTER_WEIGHT,
  jobWeight,
  roundOuncesUp,
  type CoatingWeightId,
} from '@printpartner/print-knowledge/mail';
import { GRAMS_IN_OUNCE, inchText } from '@printpartner/print-knowledge/measure';
import { millTolerance } from '@printpartner/print-knowledge/paper';
import { defaultStock, opening, papersIn } from '@printpartner/print-search/answers';
import { countText, poundText, rounded } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { exactly } from '../result.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { asksPrice, asksWeight, endOf } from './asked-measure.ts';
import { sheetsInOunces, SHEETS, ofSheets } from './letter-weight.ts';
import { LETTER_OUNCES, pieceSize, ouncesText, step, working } from './mail-figures.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { isBoundPiece, paperWeightOf } from './piece-paper.ts';
import { usualSizes } from './usual-sizes.ts';
import { flatSizeOf, foldedPage, mailedSizes } from './typed-sizes.ts';
import { envelopesNamed } from './envelope-names.ts';

const weighing = phrases(
  'weigh, weighs, weight of, heavy, how many ounces, how many oz, ounces, oz, weight, pounds, under, over',
);

const asked = phrases(
  'weigh, weighs, weight, heavy, how many, under, over, below, above, exceed, stay, more than, less than',
);

const HOW_MANY_SHEETS =
  /\bhow many (?:\S+ ){0,5}?(?:sheets?|pages?|leaves|inserts?)\b|\bhow many (?:can|could|will|do) /;

/** `how many sheets of 20# bond in one ounce`, `what does a 6x9 on 14 pt weigh`. */
export const mailWeight: Skill = {
  id: 'mail-weight',
  answer: (question) => {
    if (
      (has(question, 'postage', 'cost', 'price', 'rate') && !SHEETS.test(question.text)) ||
      has(question, 'basis weight', 'carton', 'pocket folder', 'presentation folder') ||
      (has(question, 'gsm', 'box') && question.values.sizes.length === 0)
    )
      return undefined;
    // “1.5 oz each” names a weight.
    if (question.values.ounces !== undefined && !has(question, ...asked)) return undefined;
    const isSheets = HOW_MANY_SHEETS.test(question.text) && has(question, 'ounce', 'oz', 'stamp');
    const count = Number(SHEETS.exec(question.text)?.[1] ?? 0);
    // A question about a mailing's price asks for the postage of its pieces.
    if (count > 0 && question.values.quantity !== undefined && asksPrice(question)) return undefined;
    if (count > 0 && (has(question, ...weighing, 'stamp', 'stamps', 'postage') || isAboutMail(question)))
      return ofSheets(question, count);
    if (isSheets) return sheetsInOunces(question);
    if (!asksWeight(question) || !has(question, ...weighing)) return undefined;
    return ofPiece(question);
  },
};

const coatingOf = (question: Question): CoatingWeightId =>
  has(question, 'laminate', 'laminated', 'lamination', 'soft touch')
    ? 'laminate'
    : has(question, 'uv')
      ? 'uv'
      : has(question, 'aqueous', 'aq')
        ? 'aqueous'
        : 'none';

/** What is asked to be weighed: `ship weight for`, `what do they weigh`, `how many pounds`. */
const WEIGHED =
  /\bweigh(?:s|ing)?\b|\bhow heavy\b|\b(?:ship(?:ping)?|total|piece|paper|job|book) weight\b|\bweight (?:of|for|per|each|in)\b|\bwhats? (?:is )?the weight\b|\b(?:in|how many|total|the) (?:oz|ounces?|lbs?|pounds)\b|\b(?:oz|ounces) each\b|\blight enough\b|\btoo heavy\b/;
const COMPARED =
  /\b(?:heavier|lighter|heaviest|lightest|vs|versus|than|difference|compare\w*|per inch|basis weight|how thick|spine|creep|cheaper)\b/;

/** The weight of a piece that names its paper, and its pages or what it is; before the subject of its paper or binding. */
export const weighedPieces: Skill = {
  id: 'mail-weighed-piece',
  answer: (question) => {
    const { papers, pages } = question.values;
    const { text } = question;
    if (papers.length === 0 || !WEIGHED.test(text) || COMPARED.test(text)) return undefined;
    const isJudged = /\blight enough\b|\btoo heavy\b/.test(text);
    if (isJudged && (pages === undefined || question.values.sizes.length === 0)) return undefined;
    if (
      has(
        question,
        ...phrases('postage, cost, price, rate, stamp, carton, skid, pallet, ream, gsm of, what gsm'),
      )
    )
      return undefined;
    if (SHEETS.test(text) || envelopesNamed(question).length > 0) return undefined;
    if (pages === undefined && !has(question, 'card', 'postcard', 'letterhead')) return undefined;
    const draft = ofPiece(question);
    return draft?.kind === 'asks' && pages === undefined ? undefined : draft;
  },
};

/** `is it over 1 oz`, the opposite of `does it stay under 1 oz`. */
const OVER = /\b(?:over|above|more than|heavier than|exceeds?|too heavy)\b/;

/** ` (29.1 g)` where grams are asked for. */
const gramsOf = (ounces: number, { text }: Question): string =>
  /\bgrams?\b|\bin g\b|\bmetric\b/.test(text) ? ` (**${rounded(ounces * GRAMS_IN_OUNCE, 1)} g**)` : '';

/** The weight of one piece and of all, with the working; asks for what is missing. */
export function ofPiece(question: Question): Draft | undefined {
  const { papers, pages, quantity, ounces } = question.values;
  const noun = nounOf(question);
  const isCard = noun === 'card';
  const [paper] = papers;
  const [typed] =
    pages === undefined
      ? [flatSizeOf(question) ?? mailedSizes(question)[0]]
      : [foldedPage(question) ?? mailedSizes(question)[0]];
  const usual = typed ? undefined : usualSizes.find(({ terms }) => has(question, ...terms));
  const size = typed ?? usual?.size;
  if (papers.length === 0 && endOf(question) !== undefined) return undefined;
  if (noun === undefined && has(question, 'sheet', 'ream', 'skid') && !isAboutMail(question))
    return undefined;
  if (!size && ounces !== undefined) return undefined;
  if (!size)
    return isAboutMail(question) || isCard || (pages !== undefined && paper)
      ? paper || quantity !== undefined
        ? asks('What size is the piece? With its paper I can work out the weight.')
        : undefined
      : undefined;
  const assumed = usual ? [`${usual.name}: ${pieceSize(usual.size.width, usual.size.height)}.`] : [];
  const isBound = noun === 'booklet' || isBoundPiece(question);
  // Its weight is given already.
  if (!paper && !isCard && ounces !== undefined) return undefined;
  if (!paper && !isCard) return asks('Which paper is it on? For example 14 pt or 100# gloss text.');
  if (isBound && pages === undefined)
    return papers.length > 1 ? undefined : asks('How many pages does the booklet have?');
  const named: Question = paper
    ? question
    : { ...question, values: { ...question.values, papers: papersIn(defaultStock('card').stock.name) } };
  const read = paperWeightOf(named, size, { role: isCard ? 'card' : 'body', coating: coatingOf(question) });
  if (!read) return undefined;
  const each = roundOuncesUp(read.ounces);
  const job = quantity === undefined ? undefined : jobWeight(read.ounces, quantity);
  const pounds = job?.ok ? `, **${poundText(job.value)} lb** for ${countText(quantity ?? 0)}` : '';
  const coating = coatingOf(question);
  const coated = coating === 'none' ? '' : ` with ${coating === 'uv' ? 'UV' : coating}`;
  const verdict =
    ounces === undefined
      ? ''
      : `**${each <= ounces === OVER.test(question.text) ? 'No' : 'Yes'}**, ${each <= ounces ? 'up to' : 'over'} ${ounces} oz. `;
  const counted =
    read.withCoverCounted === undefined
      ? ''
      : ` If the ${pages} pages include the cover, it weighs ${ouncesText(roundOuncesUp(read.withCoverCounted))}.`;
  const isMailed = isAboutMail(question) || isCard || ounces !== undefined || has(question, 'ounce', 'oz');
  const letter = !isMailed
    ? ''
    : each <= 1
      ? ' It stays within 1 oz.'
      : each <= LETTER_WEIGHT
        ? ` A letter may weigh ${LETTER_OUNCES}.`
        : ` Over ${LETTER_OUNCES} it pays the flat price.`;
  return answers(
    `${verdict}**${ouncesText(each)}**${gramsOf(read.ounces, question)} each${pounds}: ${pieceSize(size.width, size.height)}, ${read.called}${coated}.${counted}${letter} Mill tolerance ±${millTolerance.share * 100}%.`,
    [{ entry: 'Weight of a piece', place: 'Mail' }],
    {
      results: [exactly('weight', read.ounces, quantity)],
      ...(!paper && { assumed: `on ${defaultStock('card').stock.name.toLowerCase()}` }),
      workings: [
        working(
          'Weight of a piece',
          [
            ...read.steps,
            ...(job?.ok
              ? [
                  step(
                    'All',
                    `${countText(quantity ?? 0)} × ${ouncesText(read.ounces)} ÷ 16`,
                    `${poundText(job.value)} lb`,
                  ),
                ]
              : []),
          ],
          [...assumed, ...(paper ? [] : defaultStock('card').assumed), ...read.assumed],
          read.paper.stock === undefined || read.hasCover
            ? undefined
            : opening('mail-weight', {
                stock: read.paper.stock,
                sheets: String(read.sheet.count),
                height: inchText(size.height),
                width: inchText(size.width),
                coating: read.sheet.coating,
                inserts: '0',
                ...(quantity !== undefined && { pieces: String(quantity) }),
              }),
        ),
      ],
    },
  );
}
