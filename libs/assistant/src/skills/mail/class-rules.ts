import {
  currentPrices,
  mailClassOf,
  mailClasses,
  mailShape,
  type MailClass,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { dollarText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksAmount, asksPieces, asksPrice, asksTime } from './asked-measure.ts';
import { classesNamed, classCitation } from './classes-named.ts';
import { mailEntry, pricesFrom } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';
import { phrases } from './phrases.ts';

/** Minimums, delivery times, content, forwarding, permits, lists and price changes. */
export const classRules: Skill = {
  id: 'mail-classes',
  answer: (question) => {
    const named = classesNamed(question);
    if (
      !isAboutMail(question) &&
      named.length === 0 &&
      !has(question, ...listTerms, 'which class', 'what class', 'permit imprint')
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
          'forward, forwarded, forwarding, undeliverable, returned, moved, return to sender, returns, return service',
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
    if (named.includes('nonprofit') && !asksPrice(question)) return nonprofit();
    return undefined;
  },
};

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

const many = (named: readonly MailClassId[]): readonly MailClass[] =>
  named.length > 0 ? named.map(mailClassOf) : mailClasses.rows.filter(({ id }) => id !== 'eddm-bmeu');

function times(named: readonly MailClassId[]): Draft {
  const found = many(named);
  const [first] = found;
  if (found.length === 1 && first)
    return answers(
      `${first.name} takes **${first.delivery}**.${first.id === 'marketing' || first.id === 'nonprofit' ? ' First-Class takes about 1–5 days.' : ''}`,
      [classCitation(first.id)],
    );
  return answers(found.map(({ name, delivery }) => `- ${name}: **${delivery}**`).join('\n'), [
    mailEntry.classes,
  ]);
}

const minimumText = ({ name, minPieces, orPounds, maxPieces }: MailClass): string =>
  `${name}: **${minPieces}${orPounds === undefined ? '' : ` pieces or ${orPounds} lb`}**${maxPieces === undefined ? '' : ` to ${maxPieces.toLocaleString('en-US')} a day per ZIP Code`}`;

function minimums(question: Question, named: readonly MailClassId[]): Draft {
  const { quantity } = question.values;
  const found = many(named);
  const [first] = found;
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
  const verdict = quantity !== undefined && shown[0] ? `**${shown.every(enough) ? 'Yes' : 'No'}.** ` : '';
  if (shown.length === 1 && shown[0])
    return answers(
      `${verdict}${minimumText(shown[0])}${shown[0].orPounds === undefined ? ' pieces' : '; heavy pieces can reach the weight first'}.${presort}`,
      [classCitation(shown[0].id)],
    );
  return answers(`${verdict}\n${shown.map((one) => `- ${minimumText(one)}`).join('\n')}`.trim(), [
    mailEntry.classes,
  ]);
}

function forwarding(named: readonly MailClassId[]): Draft {
  return answers(
    many(named)
      .map(({ name, forwarding: how }) => `- ${name}: **${how.charAt(0).toLowerCase()}${how.slice(1)}**`)
      .join('\n'),
    [mailEntry.classes],
  );
}

function content(question: Question, named: readonly MailClassId[]): Draft {
  const isPrivate = has(
    question,
    ...phrases('bill, invoice, statement, personal, handwritten, check, confidential, transactional'),
  );
  if (isPrivate)
    return answers(
      `**First-Class.** Content determines the class: bills, statements and personal correspondence must go First-Class, in ${mailClassOf('single').delivery}. Marketing Mail is for advertising only.`,
      [mailEntry.strategy, mailEntry.classes],
    );
  if (has(question, 'invitation', 'wedding', 'holiday card'))
    return answers(
      `**First-Class**: it takes anything, arrives in ${mailClassOf('single').delivery}, and is forwarded and returned. Personal invitations must go First-Class; an invitation that advertises an event may go as Marketing Mail from ${mailClassOf('marketing').minPieces} pieces.`,
      [mailEntry.strategy, mailEntry.classes],
    );
  return answers(
    many(named.length > 0 ? named : ['single', 'marketing', 'nonprofit', 'eddm-retail'])
      .map(({ name, content: what }) => `- ${name}: **${what}**`)
      .join('\n'),
    [mailEntry.classes],
  );
}

export const nonprofit = (): Draft =>
  answers(
    `Nonprofit Marketing Mail is for **authorized nonprofits** (PS Form 3624), from **${mailClassOf('nonprofit').minPieces} pieces or ${mailClassOf('nonprofit').orPounds ?? 0} lb**, in ${mailClassOf('nonprofit').delivery}. Its shapes and limits are those of Marketing Mail: letters up to ${mailShape('letter').maxWeight ?? 0} oz.`,
    [classCitation('nonprofit')],
  );
