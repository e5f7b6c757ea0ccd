import { mailClassOf, type MailClassId } from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import type { Citation } from '../skill.ts';
import { isAboutMail, wants } from './mail-terms.ts';
import { phrases } from './phrases.ts';

const classTerms: readonly { id: MailClassId; terms: readonly string[] }[] = [
  { id: 'eddm-retail', terms: ['eddm', 'every door direct', 'every door'] },
  { id: 'nonprofit', terms: ['nonprofit', 'non-profit', 'non profit', 'charity', 'church'] },
  {
    id: 'marketing',
    terms: phrases(
      'marketing mail, standard mail, bulk mail, bulk rate, bulk, third class, standard rate',
      'marketing rate, standard class, prsrt std, presort standard, presorted standard',
      'marketing class, marketing price, regular marketing',
    ),
  },
  {
    id: 'commercial',
    terms: phrases(
      'presort, presorted, presorting, pre-sort, presort first class, presorted first-class, commercial',
      'automation, first class presort, first-class presort',
    ),
  },
  {
    id: 'single',
    terms: phrases(
      'single piece, single-piece, stamp, stamped, metered, meter, forever, retail first-class',
      'full rate',
    ),
  },
];

/** With these, “bulk” and “nonprofit” are of mail, not of paper or orders. */
const mailedWords = phrases(
  'arrive, arrives, forward, forwarded, forwarding, deliver, delivered, delivery, postcards, letters, flats',
  'nonprofit rate, nonprofit price, nonprofit letter, nonprofit authorization, permit, pieces',
);
/** Presort as the other choice, not as what Marketing Mail is. */
const PRESORT_BESIDE =
  /\bpresort\w*(?: mail)? (?:or|vs|versus|against) |\b(?:or|vs|versus|against) (?:a )?presort/;
const FIRST_CLASS = ['first class', 'first-class', '1st class', 'fcm'];

/** The classes that a question names and doesn't exclude; First-Class alone is both, single first. */
export function classesNamed(question: Question): readonly MailClassId[] {
  if (!isAboutMail(question) && !has(question, ...mailedWords)) return [];
  const found = classTerms.filter(({ terms }) => wants(question, ...terms)).map(({ id }) => id);
  const isStandardPresort =
    found.includes('marketing') && !wants(question, ...FIRST_CLASS) && !PRESORT_BESIDE.test(question.text);
  const named = isStandardPresort ? found.filter((id) => id !== 'commercial') : found;
  const isRegular = has(
    question,
    'regular marketing',
    'regular rate',
    'regular price',
    'commercial marketing',
  );
  if (isRegular && named.includes('nonprofit') && named.includes('marketing')) return ['marketing'];
  const withNonprofit = named.includes('nonprofit') ? named.filter((id) => id !== 'marketing') : named;
  if (
    !wants(question, ...FIRST_CLASS) ||
    withNonprofit.includes('commercial') ||
    withNonprofit.includes('single')
  )
    return withNonprofit;
  return [...withNonprofit, 'single', 'commercial'];
}

/** Also the excluded ones: “instead of First-Class”. */
export const classesMentioned = (question: Question): readonly MailClassId[] => {
  const found = classTerms.filter(({ terms }) => has(question, ...terms)).map(({ id }) => id);
  const isFirst = has(question, ...FIRST_CLASS) && !found.includes('single') && !found.includes('commercial');
  return isFirst ? [...found, 'single'] : found;
};

/** The guide’s entry of a class. */
export const classCitation = (id: MailClassId): Citation => ({
  entry: mailClassOf(id).name,
  place: 'Classes',
});
