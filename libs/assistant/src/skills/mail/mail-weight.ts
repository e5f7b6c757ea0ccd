import { mailsAs } from '@printpartner/print-knowledge/envelopes';
import { paperWeights } from '@printpartner/print-knowledge/paper';
import {
  currentPrices,
  postageForPiece,
  jobWeight,
  pieceWeight,
  roundOuncesUp,
  weightFormula,
  type CoatingWeightId,
} from '@printpartner/print-knowledge/mail';
import {
  opening,
  papersIn,
  stockFor,
  defaultStock,
  type TypedPaper,
} from '@printpartner/print-search/answers';
import { countText, poundText, priceText } from '@printpartner/print-knowledge/figures';
import { decimalText } from '@printpartner/spec-sheet/arithmetic';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { asksWeight, endOf } from './asked-measure.ts';
import { envelopeById, envelopesNamed, envelopesOfSize, type NamedEnvelope } from './envelope-names.ts';
import { calledEnvelope } from './envelope-text.ts';
import { PRICES_DATED, inches, mailEntry, ouncesText, step, working } from './mail-figures.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

const LETTER = { width: 8.5, height: 11 } as const;
const weighing = phrases(
  'weigh, weighs, weight of, heavy, how many ounces, how many oz, ounces, oz, weight, pounds, under, over',
);

/** `how many sheets of 20# bond in one ounce`, `what does a 6x9 on 14 pt weigh`. */
export const mailWeight: Skill = {
  id: 'mail-weight',
  answer: (question) => {
    if (
      has(question, 'postage', 'cost', 'price', 'rate') ||
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

function sheetsInOunces(question: Question): Draft | undefined {
  const { papers, ounces } = question.values;
  const [typed] = papers;
  const paper = typed ?? papersIn('20# bond')[0];
  const chosen = paper && stockFor(paper, 'body');
  const limit = ounces ?? 1;
  const size = typedSizes(question)[0] ?? LETTER;
  if (!chosen || has(question, 'how many ounces', 'how many oz')) return undefined;
  const sheet = { count: 1, ...size, gsm: chosen.stock.gsm, coating: 'none' } as const;
  const one = pieceWeight([sheet]);
  if (!one.ok) return undefined;
  const envelope = has(question, 'envelope', '#10', 'stamp', 'mail', 'letter') ? envelopeOunces() : 0;
  const bare = Math.floor(limit / one.value + 1e-9);
  const enclosed = Math.floor((limit - envelope) / one.value + 1e-9);
  const withEnvelope =
    envelope > 0
      ? ` With a #10 envelope of 24# bond (about ${ouncesText(envelope)}): **${enclosed} sheet${enclosed === 1 ? '' : 's'}**.`
      : '';
  return answers(
    `**${bare} sheet${bare === 1 ? '' : 's'}** of ${inches(size.width, size.height)} ${chosen.stock.name} in ${ouncesText(limit)}: one weighs ${ouncesText(one.value)}.${withEnvelope}${typed ? '' : ' That’s for 20# bond, copier paper.'} Mills vary ±5%, so weigh a sample near the limit.`,
    [{ entry: 'Weight of a piece', place: 'Mail' }, mailEntry.postage],
    {
      workings: [
        working(
          'Sheets in an ounce',
          [
            step('One sheet', weightFormula(sheet), ouncesText(one.value)),
            step('Sheets', `${limit} ÷ ${one.value.toFixed(4)}`, String(bare)),
            ...(envelope > 0
              ? [
                  step(
                    'With an envelope',
                    `(${limit} − ${envelope.toFixed(2)}) ÷ ${one.value.toFixed(4)}`,
                    String(enclosed),
                  ),
                ]
              : []),
          ],
          [...chosen.assumed],
        ),
      ],
    },
  );
}

/** An envelope is folded from about this much of its own area. */
const ENVELOPE_AREA = 2.4;

/** Of 24# bond, the usual envelope paper. */
function envelopeOunces({ size } = envelopeById('n10')): number {
  const gsm = paperWeights.rows.find(({ id }) => id === '24-bond')?.gsmLow ?? 0;
  const sheet = pieceWeight([
    { count: 1, width: size.width * ENVELOPE_AREA, height: size.height, gsm, coating: 'none' },
  ]);
  return sheet.ok ? sheet.value : 0;
}

/** `12 sheets`, not a press run. */
const SHEETS = /\b(\d{1,2}) (?:sheets?|leaves|pages of letterhead)\b/;

/** What some sheets weigh in their envelope, and the postage. */
function ofSheets(question: Question, count: number): Draft | undefined {
  const paper = question.values.papers[0] ?? papersIn('20# bond')[0];
  const bond = paper && listedSheet(paper);
  if (!bond) return undefined;
  const [typed] = typedSizes(question);
  const holder =
    envelopesNamed(question)[0] ?? (typed && envelopesOfSize(question, typed)[0]) ?? envelopeById('n10');
  const one = pieceWeight([{ count: 1, ...LETTER, gsm: bond.gsm, coating: 'none' }]);
  if (!one.ok) return undefined;
  const envelope = envelopeOunces(holder);
  const ounces = one.value * count + envelope;
  const { height, width } = holder.size;
  const postage = postageForPiece(
    { height, length: width, thickness: 0.02, weight: ounces, pieceType: 'envelope' },
    { price: mailShapeOf(holder) === 'flat' ? 'flat' : 'letter-stamp', pieces: 1 },
    currentPrices,
  );
  const price = postage.ok
    ? `Postage: **${priceText(postage.value.millsEach)}** with stamps. ${PRICES_DATED}`
    : 'Our tables have no First-Class price for that weight; ask your post office.';
  const limit = question.values.ounces ?? (has(question, 'an ounce', 'one ounce') ? 1 : undefined);
  const over =
    limit === undefined
      ? ''
      : ounces > limit
        ? `**Yes**, it’s over ${limit} oz. `
        : `**No**, it stays within ${limit} oz. `;
  return answers(
    `${over}**${ouncesText(ounces)}** for ${count} sheets of ${inches(LETTER.width, LETTER.height)} ${bond.name} in a ${calledEnvelope(holder.envelope)} envelope. ${price}`,
    [{ entry: 'Weight of a piece', place: 'Mail' }, mailEntry.postage],
    {
      workings: [
        working(
          'Weight of the letter',
          [
            step('Sheets', `${count} × ${one.value.toFixed(4)} oz`, ouncesText(one.value * count)),
            step('Envelope', '24# bond, about 2.4 times its size', ouncesText(envelope)),
          ],
          question.values.papers.length > 0 ? [] : ['20# bond, copier paper.'],
        ),
      ],
    },
  );
}

function listedSheet(paper: TypedPaper): { name: string; gsm: number } | undefined {
  const chosen = stockFor(paper, 'body');
  if (chosen) return { name: chosen.stock.name, gsm: chosen.stock.gsm };
  const row = paperWeights.rows.find(({ basis }) => basis?.pounds === paper.value && basis.grade === 'bond');
  return row && { name: `${paper.value}# bond`, gsm: row.gsmLow };
}

const mailShapeOf = ({ size }: NamedEnvelope): string => {
  const shape = mailsAs(size);
  return shape.ok ? shape.value : 'flat';
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
    `${verdict}**${ouncesText(each)}** each${pounds}: ${inches(size.width, size.height)}${pages === undefined ? '' : `, ${pages} pages`}, on ${chosen.stock.name}${coated}. ${each <= 1 ? 'It stays within 1 oz.' : each <= 3.5 ? 'A letter may weigh 3.5 oz.' : 'Over 3.5 oz it pays the flat price.'} Mill tolerance ±5%.`,
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
