import {
  currentPrices,
  mailClassOf,
  type MailClass,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { dollarText, countText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksAmount, asksPieces, asksPrice, asksTime } from './asked-measure.ts';
import { many, times, forwarding, content, nonprofit, classesCompared } from './class-facts.ts';
import { classesMentioned, classesNamed, classCitation } from './classes-named.ts';
import { mailEntry, pricesFrom } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';
import { lists, listTerms, ORDERED_FOR, overs } from './mailing-lists.ts';
import { notListed } from './not-listed.ts';
import { phrases } from './phrases.ts';
import { isPrivate } from './private-mail.ts';
import { verdictWord } from './turned-verdict.ts';

/** `need it in mailboxes by Friday, which class`: before the turnaround of printing. */
export const datedClass: Skill = {
  id: 'mail-dated-class',
  answer: (question) =>
    CLASS_OF_MAIL.test(question.text) &&
    IN_TIME.test(question.text) &&
    classesNamed(question).length === 0 &&
    !isPrivate(question)
      ? answers(
          `**First-Class**, ${mailClassOf('single').delivery}, but no class guarantees a day. Marketing Mail is cheaper: ${mailClassOf('marketing').delivery}; EDDM: ${mailClassOf('eddm-retail').delivery}.`,
          [mailEntry.classes],
        )
      : undefined,
};

const CLASS_OF_MAIL =
  /\b(?:which|what|fastest|quickest|cheapest) (?:\w+ ){0,2}class(?:es)?\b(?! (?:of|is) (?:paper|stock))/;
const IN_TIME =
  /\b(?:fast\w*|quick\w*|asap|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|by (?:next|the|this) \w+|in (?:mailboxes|homes)|in time|deadline|arrive)\b/;

/** Minimums, delivery times, content, forwarding, permits, lists and price changes. */
export const classRules: Skill = {
  id: 'mail-classes',
  answer: (question) => {
    const named = classesNamed(question);
    if (
      !isAboutMail(question) &&
      named.length === 0 &&
      !ORDERED_FOR.test(question.text) &&
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
    if (ACCOUNT.test(question.text))
      return notListed(
        'I can’t see your account at the post office, its balance or what became of a mailing. The business mail entry unit that holds the permit can tell you.',
        [],
      );
    if (HOW_PAID.test(question.text) && named.length > 0)
      return answers(
        'Presorted mail is usually paid by **permit imprint**: the indicia is printed on each piece, and the postage account is funded before the mailing is dropped off.',
        [mailEntry.addressSide, mailEntry.ready],
      );
    if (SAME_WEIGHT.test(question.text) && named.includes('marketing'))
      return answers(
        `${asksYesNo(question) ? '**Yes, under a permit imprint.** ' : ''}Marketing Mail is for advertising only, with equal weights under a permit imprint.`,
        [classCitation('marketing')],
      );
    if (ORDERED_FOR.test(question.text) && question.values.quantity !== undefined)
      return overs(question.values.quantity);
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
      return permit(question);
    if (
      has(
        question,
        ...phrases(
          'endorsement, forward, forwarded, forwarding, undeliverable, returned, moved, moves, return to sender, returns, return service',
          'come back, comes back, sent back, wrong address, bad address, bad addresses, old address, new address',
        ),
      )
    )
      return forwarding(question, named);
    const both = classesMentioned(question);
    if (both.length > 1 && GIVES_UP.test(question.text) && question.values.quantity === undefined)
      return classesCompared(both, question);
    if (named.length > 1 && CHOOSES.test(question.text)) return classesCompared(named, question);
    if (
      (isPrivate(question) ||
        has(question, ...phrases('personal, invitation, advertising, coupon, content, holiday card, ads'))) &&
      has(
        question,
        ...phrases(
          'class, can i, can we, how should, allowed, must, which, bulk, marketing mail',
          'standard mail',
        ),
      )
    )
      return content(question, named);
    if (asksTime(question)) return times(question, named);
    if (
      (asksPieces(question) || isCount(question, named)) &&
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

/** `can I use it, or am I too small`: what is asked first gets the verdict. */
const OR_TOO_FEW = /\bor (?:am|are|is) .*$/;

/** Whether a count of pieces is enough: `I have 350 customers, can I use marketing mail`. */
const isCount = (question: Question, named: readonly MailClassId[]): boolean =>
  question.values.quantity !== undefined &&
  named.some((id) => mailClassOf(id).minPieces > 1) &&
  asksYesNo(question) &&
  !asksAmount(question) &&
  has(
    question,
    ...phrases('can i, can we, use, too small, too few, qualify, eligible, allowed, big enough, send, mail'),
  );

/** Which of several classes to take, with more in view than their speed. */
const CHOOSES =
  /\bwhich (?:one|of (?:them|these|those|the two)|should|would|do|is (?:better|best))\b|\b(?:pick|choose|go with|decide)\b|\bdifferences? (?:between|is)\b.*\b(?:which|should|matters?)\b/;

/** `what do I lose by going bulk instead of first class`. */
const GIVES_UP =
  /\b(?:lose|give up|miss out|downsides?|drawbacks?|catch|trade-?offs?|pros and cons|disadvantages?)\b/;

/** What only the post office knows: the balance of a permit, a mailing on its way. */
const ACCOUNT =
  /\b(?:our|my|the) (?:\w+ )?(?:permit|mailing|account|drop)\b.*\b(?:balance|money|funds?|funded|expired?|active|been (?:delivered|accepted)|arrived|gone out|went out)\b|\b(?:balance|money|funds)\b.*\b(?:permit|postage account|usps account|mailing account)\b|\bwhere(?:'s| is| are) (?:our|my) (?:mailing|postcards|mailers|letters|mail)\b/;

const SHORT = 5;

const HOW_PAID =
  /\bstamps? (?:on|for|with) (?:my |our |the )?(?:bulk|marketing|presort\w*|standard)\b(?!.*\b(?:cheaper|save|cost|versus|vs)\b)|\bhow (?:is|are|do (?:i|we|you)|does one)\b.*\b(?:paid|pay)\b(?! (?:less|more))/;
const SAME_WEIGHT =
  /\bweigh(?:s|t)? the same\b|\b(?:same|equal|identical|different) weights?\b|\bidentical\b/;

const permit = (question: Question): Draft =>
  answers(
    `${whosePermit(question)}A permit imprint costs **${dollarText(currentPrices.permitCents ?? 0)}** to apply for, plus **${dollarText(currentPrices.permitCents ?? 0)}** a year each for Marketing Mail and First-Class presort (${pricesFrom}). EDDM Retail needs no permit.`,
    [mailEntry.postage],
  );

/** Whether the mailer needs a permit. */
const whosePermit = (question: Question): string =>
  asksYesNo(question) && has(question, 'need', 'have to', 'use', 'require', 'required')
    ? has(question, ...phrases('printer, mail house, mailhouse, theirs, vendor, mail shop'))
      ? '**Not if a mail house mails the pieces with its own permit**; ask yours. '
      : '**Yes**, unless a mail house mails the pieces with its own permit. '
    : '';

const minimumText = ({ name, minPieces, orPounds, maxPieces }: MailClass): string =>
  `${name}: **${minPieces}${orPounds === undefined ? '' : ` pieces or ${orPounds} lb`}**${maxPieces === undefined ? '' : ` to ${countText(maxPieces)} a day per ZIP Code`}`;

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
      `${countText(quantity)} pieces are enough for **${open.join(', ')}**.\n\n${found.map((one) => `- ${minimumText(one)}`).join('\n')}`,
      [mailEntry.classes],
    );
  }
  const isBulk = has(question, 'bulk') && !has(question, 'marketing mail', 'standard mail');
  const presort =
    named.length === 1 && first?.id === 'commercial'
      ? ` Marketing Mail starts at ${mailClassOf('marketing').minPieces}.`
      : first?.id === 'marketing' && isBulk
        ? ` First-Class presort starts at ${mailClassOf('commercial').minPieces} pieces.`
        : '';
  const shown =
    named.includes('single') && named.includes('commercial')
      ? found.filter(({ id }) => id !== 'single')
      : found;
  const verdict =
    quantity !== undefined && shown[0]
      ? `**${verdictWord({ ...question, text: question.text.replace(OR_TOO_FEW, ' ') }, shown.every(enough))}.** `
      : '';
  if (shown.length === 1 && shown[0])
    return answers(
      `${verdict}${minimumText(shown[0])}${shown[0].orPounds === undefined ? ' pieces' : '; heavy pieces can reach the weight first'}.${presort}`,
      [classCitation(shown[0].id)],
    );
  return answers(`${verdict}\n${shown.map((one) => `- ${minimumText(one)}`).join('\n')}`.trim(), [
    mailEntry.classes,
  ]);
}
