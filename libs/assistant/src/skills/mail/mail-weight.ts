import {
  LETTER_WEIGHT,
  jobWeight,
  pieceWeight,
  roundOuncesUp,
  weightFormula,
  type CoatingWeightId,
} from '@printpartner/print-knowledge/mail';
import { millTolerance } from '@printpartner/print-knowledge/paper';
import { opening, stockFor, defaultStock } from '@printpartner/print-search/answers';
import { countText, poundText } from '@printpartner/print-knowledge/figures';
import { decimalText } from '@printpartner/spec-sheet/arithmetic';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { asksWeight, endOf } from './asked-measure.ts';
import { sheetsInOunces, SHEETS, ofSheets } from './letter-weight.ts';
import { LETTER_OUNCES, inches, ouncesText, step, working } from './mail-figures.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

const weighing = phrases(
  'weigh, weighs, weight of, heavy, how many ounces, how many oz, ounces, oz, weight, pounds, under, over',
);

/** `how many sheets of 20# bond in one ounce`, `what does a 6x9 on 14 pt weigh`. */
export const mailWeight: Skill = {
  id: 'mail-weight',
  answer: (question) => {
    if (
      (has(question, 'postage', 'cost', 'price', 'rate') && !SHEETS.test(question.text)) ||
      has(question, 'basis weight', 'gsm', 'carton', 'box')
    )
      return undefined;
    const isSheets = has(question, 'sheet', 'pages', 'how many') && has(question, 'ounce', 'oz', 'stamp');
    const count = Number(SHEETS.exec(question.text)?.[1] ?? 0);
    if (count > 0 && (has(question, ...weighing, 'stamp', 'stamps', 'postage') || isAboutMail(question)))
      return ofSheets(question, count);
    if (isSheets && has(question, 'how many')) return sheetsInOunces(question);
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

function ofPiece(question: Question): Draft | undefined {
  const { papers, pages, quantity } = question.values;
  const [size] = typedSizes(question);
  const noun = nounOf(question);
  const isCard = noun === 'card';
  const [paper] = papers;
  if (papers.length > 1 || (papers.length === 0 && endOf(question) !== undefined)) return undefined;
  if (noun === undefined && has(question, 'sheet', 'ream', 'skid') && !isAboutMail(question))
    return undefined;
  if (!size)
    return isAboutMail(question) || isCard
      ? paper || quantity !== undefined
        ? asks('What size is the piece? With its paper I can work out the weight.')
        : undefined
      : undefined;
  const chosen = paper
    ? stockFor(paper, isCard ? 'card' : 'body')
    : isCard
      ? defaultStock('card')
      : undefined;
  if (!chosen) return paper ? undefined : asks('Which paper is it on? For example 14 pt or 100# gloss text.');
  if (noun === 'booklet' && pages === undefined) return asks('How many pages does the booklet have?');
  const sheet = {
    count: pages === undefined ? 1 : Math.ceil(pages / 2),
    ...size,
    gsm: chosen.stock.gsm,
    coating: coatingOf(question),
  };
  const weighed = pieceWeight([sheet]);
  if (!weighed.ok) return undefined;
  const each = roundOuncesUp(weighed.value);
  const job = quantity === undefined ? undefined : jobWeight(weighed.value, quantity);
  const pounds = job?.ok ? `, **${poundText(job.value)} lb** for ${countText(quantity ?? 0)}` : '';
  const coated = sheet.coating === 'none' ? '' : ` with ${sheet.coating === 'uv' ? 'UV' : sheet.coating}`;
  const { ounces } = question.values;
  const verdict =
    ounces === undefined
      ? ''
      : `**${each <= ounces ? 'Yes' : 'No'}**, ${each <= ounces ? 'up to' : 'over'} ${ounces} oz. `;
  return answers(
    `${verdict}**${ouncesText(each)}** each${pounds}: ${inches(size.width, size.height)}${pages === undefined ? '' : `, ${pages} pages`}, on ${chosen.stock.name}${coated}. ${each <= 1 ? 'It stays within 1 oz.' : each <= LETTER_WEIGHT ? `A letter may weigh ${LETTER_OUNCES}.` : `Over ${LETTER_OUNCES} it pays the flat price.`} Mill tolerance ±${millTolerance.share * 100}%.`,
    [{ entry: 'Weight of a piece', place: 'Mail' }],
    {
      workings: [
        working(
          'Weight of a piece',
          [
            step('Weight each', weightFormula(sheet), ouncesText(each)),
            ...(job?.ok
              ? [
                  step(
                    'All',
                    `${countText(quantity ?? 0)} × ${ouncesText(weighed.value)} ÷ 16`,
                    `${poundText(job.value)} lb`,
                  ),
                ]
              : []),
          ],
          [
            ...chosen.assumed,
            ...(pages === undefined ? [] : ['All pages on this stock, no separate cover.']),
          ],
          opening('mail-weight', {
            stock: chosen.stock.name,
            sheets: String(sheet.count),
            height: decimalText(size.height),
            width: decimalText(size.width),
            coating: sheet.coating,
            inserts: '0',
            ...(quantity !== undefined && { pieces: String(quantity) }),
          }),
        ),
      ],
    },
  );
}
