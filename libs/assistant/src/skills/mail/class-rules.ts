import {
  currentPrices,
  mailClassOf,
  type MailClass,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { dollarText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksAmount, asksPieces, asksPrice, asksTime } from './asked-measure.ts';
import { many, times, forwarding, content, nonprofit, classesCompared } from './class-facts.ts';
import { classesNamed, classCitation } from './classes-named.ts';
import { mailEntry, pricesFrom } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { verdictWord } from './turned-verdict.ts';

/** Minimums, delivery times, content, forwarding, permits, lists and price changes. */
export const classRules: Skill = {
  id: 'mail-classes',
  answer: (question) => {
    const named = classesNamed(question);
    if (
      !isAboutMail(question) &&
      named.length === 0 &&
      !has(
        question,
        ...listTerms,
        'which class',
        'what class',
        'permit imprint',
        'permit fee',
        'annual permit',
        'mailing permit',
      )
    )
      return undefined;
    if (has(question, 'envelope', 'insert') && !isAboutMail(question)) return undefined;
    if (has(question, ...listTerms)) return lists(question);
    if (
      has(question, 'extra', 'overs', 'spoilage', 'additional') &&
      has(question, 'print', 'order', 'spoilage', 'overs')
    )
      return overs();
    if (has(question, 'business reply', 'brm', 'courtesy reply', 'reply mail')) return undefined;
    if (
      has(question, 'permit', 'permit fee', 'annual fee', 'application fee', 'bulk permit') &&
      !has(question, 'indicia', 'imprint look')
    )
      return permit();
    if (
      has(
        question,
        ...phrases(
          'endorsement, forward, forwarded, forwarding, undeliverable, returned, moved, return to sender, returns, return service',
        ),
      )
    )
      return forwarding(named);
    if (
      has(
        question,
        ...phrases(
          'bill, invoice, statement, personal, handwritten, invitation, check, confidential',
          'advertising, coupon, content, wedding, holiday card, ads, transactional',
        ),
      ) &&
      has(
        question,
        ...phrases(
          'class, can i, can we, how should, allowed, must, which, bulk, marketing mail',
          'standard mail',
        ),
      )
    )
      return content(question, named);
    if (asksTime(question)) return times(named);
    if (
      asksPieces(question) &&
      (!asksAmount(question) || has(question, 'how many pieces', 'minimum')) &&
      question.values.sizes.length === 0
    )
      return minimums(question, named);
    if (
      named.length > 1 &&
      has(question, ...phrases('difference, vs, versus, compare, compared, or, better'))
    )
      return classesCompared(named);
    // A class and nothing else: what it is.
    if (
      named.length > 0 &&
      question.text.split(' ').length <= SHORT &&
      !asksPrice(question) &&
      !named.includes('nonprofit')
    )
      return classesCompared(named);
    if (
      named.includes('nonprofit') &&
      (!asksPrice(question) ||
        has(question, ...phrases('who, qualify, qualifies, eligible, can a, can my, business')))
    )
      return nonprofit();
    return undefined;
  },
};

const SHORT = 5;

const listTerms = phrases(
  'cass, ncoa, ncoalink, move update, address update, mailing list, list hygiene',
  'list clean, address list, clean my list, clean the list, overs for mail, mail spoilage',
);

function lists(question: Question): Draft {
  if (has(question, 'overs', 'spoilage', 'extra')) return overs();
  if (
    has(question, 'eddm') ||
    has(question, 'without a mailing list', 'no mailing list', "don't have a mailing list", 'no list')
  )
    return answers(
      '**EDDM** needs no mailing list: it goes to every household on a route. Every other presorted mailing needs one.',
      [{ entry: 'EDDM', place: 'Strategy and Format Selection' }],
    );
  return answers(
    'Run the list through **CASS** (corrects addresses), and through **NCOA within 95 days** of the mailing (updates people who moved). First-Class commercial mail requires it (Move Update).',
    [
      { entry: 'The list was run through CASS, and through NCOA within 95 days', place: 'Ready to mail?' },
      classCitation('commercial'),
    ],
  );
}

const overs = (): Draft =>
  answers('Print **3–5% overs** for spoilage in addressing and mailing.', [
    { entry: '3–5% overs are printed for spoilage', place: 'Ready to mail?' },
  ]);

const permit = (): Draft =>
  answers(
    `A permit imprint costs **${dollarText(currentPrices.permitCents ?? 0)}** to apply for, plus **${dollarText(currentPrices.permitCents ?? 0)}** a year each for Marketing Mail and First-Class presort (${pricesFrom}). EDDM Retail needs no permit.`,
    [mailEntry.postage],
  );

const minimumText = ({ name, minPieces, orPounds, maxPieces }: MailClass): string =>
  `${name}: **${minPieces}${orPounds === undefined ? '' : ` pieces or ${orPounds} lb`}**${maxPieces === undefined ? '' : ` to ${maxPieces.toLocaleString('en-US')} a day per ZIP Code`}`;

function minimums(question: Question, named: readonly MailClassId[]): Draft {
  const { quantity } = question.values;
  const found = many(named);
  const [first] = found;
  // “50 lb” reads as a paper.
  const pounds = question.values.papers.find(
    ({ unit, text }) => unit === 'pounds' && !/cover|text|bond/.test(text),
  )?.value;
  if (pounds !== undefined && first?.orPounds !== undefined)
    return answers(`**${verdictWord(question, pounds >= first.orPounds)}.** ${minimumText(first)}.`, [
      classCitation(first.id),
    ]);
  const enough = (one: MailClass) => quantity === undefined || quantity >= one.minPieces;
  if (quantity !== undefined && named.length === 0) {
    const open = found.filter(enough).map(({ name }) => name);
    return answers(
      `${quantity.toLocaleString('en-US')} pieces are enough for **${open.join(', ')}**.\n\n${found.map((one) => `- ${minimumText(one)}`).join('\n')}`,
      [mailEntry.classes],
    );
  }
  const presort =
    named.length === 1 && first?.id === 'commercial'
      ? ` Marketing Mail starts at ${mailClassOf('marketing').minPieces}.`
      : '';
  const shown =
    named.includes('single') && named.includes('commercial')
      ? found.filter(({ id }) => id !== 'single')
      : found;
  const verdict =
    quantity !== undefined && shown[0] ? `**${verdictWord(question, shown.every(enough))}.** ` : '';
  if (shown.length === 1 && shown[0])
    return answers(
      `${verdict}${minimumText(shown[0])}${shown[0].orPounds === undefined ? ' pieces' : '; heavy pieces can reach the weight first'}.${presort}`,
      [classCitation(shown[0].id)],
    );
  return answers(`${verdict}\n${shown.map((one) => `- ${minimumText(one)}`).join('\n')}`.trim(), [
    mailEntry.classes,
  ]);
}
