import { priceText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Citation, type Skill } from '../skill.ts';
import { mailEntry, millsOf } from './mail-figures.ts';
import { phrases } from './phrases.ts';

interface Term {
  terms: readonly string[];
  text: () => string;
  cites: readonly Citation[];
}

const glossary: readonly Term[] = [
  {
    terms: ['prsrt std', 'presort std', 'presorted standard', 'presort standard'],
    text: () =>
      '**PRSRT STD** in the indicia marks presorted **Marketing Mail** (formerly Standard Mail), from 200 pieces or 50 lb. First-Class presort reads FIRST-CLASS PRSRT.',
    cites: [mailEntry.addressSide, mailEntry.classes],
  },
  {
    terms: ['ecrwss', 'ecrwsseddm', 'ecrwss eddm'],
    text: () =>
      '**ECRWSSEDDM** marks the simplified address of an EDDM piece; the indicia reads ECRWSS EDDM with a permit, and EDDM RETAIL at the counter.',
    cites: [mailEntry.addressSide],
  },
  {
    terms: ['dscf', 'scf'],
    text: () =>
      `The **DSCF** is the destination’s sectional center facility, an older name that the price list keeps. Mail entered there pays less: ${priceText(millsOf('marketing-letter-5-digit-dscf'))} instead of ${priceText(millsOf('marketing-letter-5-digit-origin'))} for a 5-Digit Marketing Mail letter.`,
    cites: [mailEntry.postage],
  },
  {
    terms: ['ddu'],
    text: () =>
      `The **DDU** is the destination’s delivery unit, the local post office. An EDDM flat entered there costs ${priceText(millsOf('eddm-ddu'))} instead of ${priceText(millsOf('eddm-origin'))} at origin.`,
    cites: [mailEntry.postage],
  },
  {
    terms: ['bmeu', 'business mail entry'],
    text: () =>
      'A **BMEU** is a business mail entry unit, where mailings with a permit are dropped off. EDDM goes there with a permit, EDDM Retail over the counter without one.',
    cites: [mailEntry.classes],
  },
  {
    terms: ['facing slip'],
    text: () =>
      'A **facing slip** labels a bundle of EDDM pieces. Each bundle has **50–100 pieces** and one slip.',
    cites: [mailEntry.preparingEddm],
  },
  {
    terms: ['crid', '3587'],
    text: () => 'For EDDM bring **PS Form 3587** and a **CRID**, your customer registration ID with USPS.',
    cites: [mailEntry.preparingEddm],
  },
  {
    terms: ['3624'],
    text: () =>
      '**PS Form 3624** is the application of a nonprofit for the nonprofit prices of Marketing Mail.',
    cites: [mailEntry.classes],
  },
  {
    terms: ['mda', 'mailpiece design analyst'],
    text: () =>
      'An **MDA** is a USPS mailpiece design analyst, who reviews a sample before printing: gate folds, thin pieces, unusual shapes.',
    cites: [mailEntry.ready, mailEntry.tabs],
  },
  {
    terms: ['presort', 'presorted', 'presorting'],
    text: () =>
      '**Presorted** mail is sorted by ZIP Code before it’s dropped off, and pays less: First-Class presort from **500 pieces**, Marketing Mail from **200 pieces or 50 lb**.',
    cites: [mailEntry.classes, mailEntry.postage],
  },
  {
    terms: ['automation'],
    text: () =>
      `**Automation** mail is presorted and has a barcode that USPS machines read, in the barcode clear zone of a letter. A Marketing Mail letter costs ${priceText(millsOf('marketing-letter-mixed-origin'))} (Mixed AADC) as automation, ${priceText(millsOf('marketing-machinable-mixed-origin'))} without.`,
    cites: [mailEntry.postage, mailEntry.addressSide],
  },
  {
    terms: ['move update'],
    text: () =>
      '**Move Update**: the addresses of First-Class commercial mail are updated first, with NCOA within **95 days** of the mailing.',
    cites: [mailEntry.classes, mailEntry.ready],
  },
];

const asking = phrases(
  "what is, what's, whats, what does, what are, mean, means, meaning, stand for, stands for",
  'explain, define, definition, discount, where is',
);

const COMPARED = /\bdifferen\w*|\bvs\b|\bversus\b|\bsame as\b/;

/** What an abbreviation of the post means. */
export const mailGlossary: Skill = {
  id: 'mail-glossary',
  answer: (question) => {
    const named = glossary.filter(({ terms }) => has(question, ...terms));
    const [term] = named;
    const [other] = named.slice(1);
    if (term && other && COMPARED.test(question.text) && question.values.quantity === undefined)
      return answers(`- ${term.text()}\n- ${other.text()}`, [...term.cites, ...other.cites]);
    const isBare = question.text.split(' ').length <= 3;
    if (!term || !(has(question, ...asking) || isBare) || isOfFigures(question)) return undefined;
    return answers(term.text(), term.cites);
  },
};

const isOfFigures = (question: Question): boolean =>
  has(
    question,
    ...phrases(
      'minimum, rate, price, cost, postage, how many, how long, largest, size, weight',
      'difference, vs',
    ),
  ) ||
  question.values.sizes.length > 0 ||
  question.values.quantity !== undefined;
