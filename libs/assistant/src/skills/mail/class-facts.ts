import {
  currentPrices,
  entryTimes,
  mailClassOf,
  mailClasses,
  mailShape,
  type MailClass,
  type MailClassId,
} from '@printpartner/print-knowledge/mail';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { classCitation } from './classes-named.ts';
import { PRICES_DATED, mailEntry } from './mail-figures.ts';
import { isPrivate } from './private-mail.ts';
import { eachText } from './postage-text.ts';

/** The named classes, or all that differ. */
export const many = (named: readonly MailClassId[]): readonly MailClass[] =>
  named.length > 0 ? named.map(mailClassOf) : mailClasses.rows.filter(({ id }) => id !== 'eddm-bmeu');

/** Marketing Mail beside First-Class: `is it slower`. */
function slowerVerdict(question: Question, named: readonly MailClassId[]): string {
  if (!asksYesNo(question) || !named.includes('marketing') || !named.includes('single')) return '';
  const asked = /\b(?:slower|longer|faster|quicker|sooner)\b/.exec(question.text);
  if (!asked) return '';
  const isMarketingFirst =
    question.text.search(/\bmarketing|\bbulk|\bstandard mail/) < question.text.search(/\bfirst[- ]class/);
  const isSlow = /slower|longer/.test(asked[0]);
  return isMarketingFirst === isSlow ? '**Yes.**\n' : '**No.**\n';
}

/** Delivery times of the classes. */
export function times(question: Question, named: readonly MailClassId[]): Draft {
  const found = many(named);
  const [first] = found;
  if (found.length === 1 && first)
    return answers(
      `${first.name} takes **${first.delivery}**.${first.id === 'marketing' || first.id === 'nonprofit' ? ` ${entryTimes.text} First-Class takes ${mailClassOf('single').delivery}.` : ''}`,
      [classCitation(first.id)],
    );
  return answers(
    `${slowerVerdict(question, named)}${found.map(({ name, delivery }) => `- ${name}: **${delivery}**`).join('\n')}`,
    [mailEntry.classes],
  );
}

/** What happens to mail for somebody who moved. */
export function forwarding(question: Question, named: readonly MailClassId[]): Draft {
  const found = many(named);
  const [first] = found;
  if (first && found.every(({ forwarding: how }) => how === first.forwarding)) {
    const verdict = !asksYesNo(question) ? '' : isForwarded(first) ? '**Yes.** ' : '**No.** ';
    return answers(`${verdict}${first.name} ${movedText(first)}.`, [classCitation(first.id)]);
  }
  const all = asksYesNo(question) && found.every(isForwarded) ? '**Yes.**\n' : '';
  return answers(`${all}${found.map((one) => `- ${one.name} ${movedText(one)}.`).join('\n')}`, [
    mailEntry.classes,
  ]);
}

const isForwarded = ({ forwarding: how }: MailClass): boolean => how.startsWith('Forwarded');

/** What becomes of a piece whose addressee moved, after the name of its class. */
const movedText = (one: MailClass): string =>
  isForwarded(one)
    ? `is **${one.forwarding.charAt(0).toLowerCase()}${one.forwarding.slice(1)}**`
    : one.forwarding === 'None'
      ? '**isn’t forwarded or returned**'
      : '**isn’t forwarded or returned** unless the piece has an endorsement, for a fee';

/** The rule for bills, statements and personal mail, after its verdict. */
export const firstClassOnly = (verdict: string): Draft =>
  answers(
    `${verdict} Content determines the class: bills, statements and personal correspondence must go First-Class, in ${mailClassOf('single').delivery}. Marketing Mail is for advertising only.`,
    [mailEntry.strategy, mailEntry.classes],
  );

/** What may go in which class. */
export function content(question: Question, named: readonly MailClassId[]): Draft {
  if (isPrivate(question) || has(question, 'personal'))
    return firstClassOnly(
      named.includes('marketing') && asksYesNo(question) ? '**No, First-Class only.**' : '**First-Class.**',
    );
  if (has(question, 'invitation', 'wedding', 'holiday card'))
    return answers(
      `**First-Class**: it takes anything, arrives in ${mailClassOf('single').delivery}, and is forwarded and returned. Personal invitations must go First-Class; an invitation that advertises an event may go as Marketing Mail from ${mailClassOf('marketing').minPieces} pieces.`,
      [mailEntry.strategy, mailEntry.classes],
    );
  if (named.length === 1 && named[0] === 'marketing' && asksYesNo(question))
    return answers(
      `**Yes**, as advertising: ${mailClassOf('marketing').name} is for advertising only, with equal weights under a permit imprint.`,
      [classCitation('marketing')],
    );
  return answers(
    many(named.length > 0 ? named : ['single', 'marketing', 'nonprofit', 'eddm-retail'])
      .map(({ name, content: what }) => `- ${name}: **${what}**`)
      .join('\n'),
    [mailEntry.classes],
  );
}

/** Who may mail as a nonprofit. */
export const nonprofit = (): Draft =>
  answers(
    `Nonprofit Marketing Mail is for **authorized nonprofits** (PS Form 3624), from **${mailClassOf('nonprofit').minPieces} pieces or ${mailClassOf('nonprofit').orPounds ?? 0} lb**, in ${mailClassOf('nonprofit').delivery}. Its shapes and limits are those of Marketing Mail: letters up to ${mailShape('letter').maxWeight ?? 0} oz.`,
    [classCitation('nonprofit')],
  );

/** What sets the named classes apart. */
export function classesCompared(named: readonly MailClassId[], question?: Question): Draft {
  const lines = named.map(mailClassOf).map(({ id, name, minPieces, orPounds, content: what, delivery }) => {
    const least =
      minPieces === 1
        ? 'from one piece'
        : `from ${minPieces} pieces${orPounds === undefined ? '' : ` or ${orPounds} lb`}`;
    const mills = currentPrices.prices.flatMap((line) =>
      line.mailClass === id &&
      !line.id.startsWith('marketing-machinable') &&
      line.shape === (id.startsWith('eddm') ? 'flat' : 'letter') &&
      line.entry !== 'dscf'
        ? (line.tiers[0]?.mills ?? [])
        : [],
    );
    const price =
      mills.length === 0
        ? ''
        : `; ${eachText({ low: Math.min(...mills), high: Math.max(...mills) })} for a ${id.startsWith('eddm') ? 'flat' : '1 oz letter'}`;
    return `- **${name}**: ${least}; ${what.charAt(0).toLowerCase()}${what.slice(1)}; ${delivery}${price}`;
  });
  return answers(`${question ? choice(question, named) : ''}${lines.join('\n')}\n\n${PRICES_DATED}`, [
    mailEntry.classes,
    mailEntry.postage,
  ]);
}

const DATED =
  /\b(?:speed|fast\w*|quick\w*|date|dated|deadline|in time|on time|rush|urgent|event|gala|invit\w*|by (?:the|a) \w+)\b/;

/** First-Class or advertising: what the piece says and its date decide, then the price. */
function choice({ text }: Question, named: readonly MailClassId[]): string {
  const isFirst = named.some((id) => id === 'single' || id === 'commercial');
  if (!isFirst || !named.some((id) => id === 'marketing' || id === 'nonprofit')) return '';
  return DATED.test(text)
    ? '**First-Class, if the date matters**: Marketing Mail is cheaper, but its delivery isn’t guaranteed. It also takes only advertising, which an invitation to a public or fundraising event may be.\n\n'
    : '**First-Class if it’s personal, a bill or dated; Marketing Mail if it’s advertising that can wait**, which is cheaper.\n\n';
}
