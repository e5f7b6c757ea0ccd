import {
  CONTENT_FIRST,
  costStack,
  mailClassOf,
  mailStrategies,
  productionRules,
  readinessChecklist,
} from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { mailEntry, millsOf, pricesFrom } from './mail-figures.ts';
import { isAboutMail, nounsOf, type Noun } from './mail-terms.ts';
import { phrases } from './phrases.ts';

/** Which format and class to choose, what a mailing costs in parts, and the checklist before it goes out. */
export const strategy: Skill = {
  id: 'mail-strategy',
  answer: (question) => {
    if (has(question, 'add weight', 'adds weight', 'best coating', 'which coating', 'what coating'))
      return undefined;
    const isMail =
      isAboutMail(question) ||
      has(question, 'which class', 'what class', 'which mail class') ||
      (nounsOf(question).length > 1 && has(question, 'postcard'));
    if (!isMail) return undefined;
    if (
      has(
        question,
        ...phrases(
          'checklist, ready to mail, before i mail, before mailing, check before, mail ready',
          'mail-ready, double check, before printing, before i print, before we print, know before',
        ),
      )
    )
      return checklist();
    if (has(question, 'overs', 'spoilage', 'extra copies', 'extra pieces'))
      return answers('Print **3–5% overs** for spoilage in addressing and mailing.', [mailEntry.ready]);
    if (
      has(
        question,
        ...phrases(
          'cost of a mailing, costs of, cost stack, what goes into, biggest cost, largest cost',
          'budget, cost components, cost breakdown, break down, biggest expense',
          'most expensive part',
        ),
      )
    )
      return costs();
    if (
      has(question, ...phrases('grain, score, scoring, scored, coating, stock, finishing')) &&
      !has(question, 'address')
    )
      return production(question);
    const formats = nounsOf(question);
    if (
      has(
        question,
        ...phrases(
          'or, vs, versus, compare, difference, better, pros, advantage, benefit, when should',
          'good for, format, best way, which, what kind, choose, recommend, what should, suggest, advice',
          'advise, ideas, idea, where do i start, where do we start, how do we start, how do i start, plan, planning, options',
        ),
      )
    )
      return formatsCompared(question, formats);
    return undefined;
  },
};

const strategyOf: Partial<Record<Noun, string>> = {
  card: 'postcard',
  'self-mailer': 'self-mailer',
  folded: 'self-mailer',
  letter: 'letter',
  envelope: 'letter',
  flat: 'flat',
  booklet: 'flat',
};

function formatsCompared(question: Question, formats: readonly Noun[]): Draft | undefined {
  const ids = [
    ...new Set([...formats.map((noun) => strategyOf[noun]), has(question, 'eddm') ? 'eddm' : undefined]),
  ];
  const named = mailStrategies.filter(({ id }) => ids.includes(id));
  if (has(question, 'class') && named.length === 0)
    return answers(
      `**Content first**: ${CONTENT_FIRST.charAt(0).toLowerCase()}${CONTENT_FIRST.slice(1)} Advertising goes as Marketing Mail from **${mailClassOf('marketing').minPieces} pieces**, slower and cheaper; flats to every household as EDDM, ${priceText(millsOf('eddm-retail'))} each (${pricesFrom}).`,
      [mailEntry.strategy, mailEntry.classes],
    );
  const shown =
    named.length > 0
      ? named
      : has(question, 'format', 'mailer', 'mail piece', 'direct mail', 'mailing', 'campaign')
        ? mailStrategies
        : [];
  if (shown.length === 0) return undefined;
  return answers(
    shown
      .map(({ name, goodFor, watchFor }) => `- **${name}**: ${goodFor} ${watchFor.replace(' x ', ' × ')}`)
      .join('\n'),
    [
      ...shown.slice(0, 3).map(({ name }) => ({ entry: name, place: 'Strategy and Format Selection' })),
      mailEntry.strategy,
    ],
  );
}

const costs = (): Draft =>
  answers(
    `A mailing costs **${costStack.map((part) => part.toLowerCase()).join(', ')}**. Postage is usually the largest part.`,
    [mailEntry.costs],
  );

const checklist = (): Draft =>
  answers(
    `Before a mailing goes to press:\n\n${readinessChecklist.map(({ text }) => `- ${text.replace(' x ', ' × ')}`).join('\n')}`,
    [mailEntry.ready],
  );

function production(question: Question): Draft | undefined {
  const topic = (['grain', 'score', 'coating'] as const).find((term) =>
    has(question, term, ...(term === 'score' ? ['scoring', 'scored'] : [])),
  );
  const rule = productionRules.find(({ text }) => topic !== undefined && text.toLowerCase().includes(topic));
  return rule ? answers(`**${rule.text}**`, [mailEntry.stock]) : undefined;
}
