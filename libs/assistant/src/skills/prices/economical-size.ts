import { bookletSizes } from '@printpartner/print-knowledge/booklets';
import { brochureSizes } from '@printpartner/print-knowledge/brochures';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { priceModels } from '@printpartner/print-knowledge/pricing';
import { currentPrices } from '@printpartner/print-knowledge/mail';
import { priceText as postageText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../skill.ts';
import { postageOfRun, postageSource } from './mailed-run.ts';
import { productsOf } from './products.ts';
import {
  basisText,
  isPriced,
  priceSource,
  priceText,
  priceWorking,
  runPrice,
  type RunPrice,
} from './run-price.ts';
import { specsOf } from './spec-values.ts';
import { terms } from '../files/terms.ts';

const cheapest = terms(
  'economical, most economical, cheapest, least expensive, lowest cost, lowest price',
  'most affordable, best value, cost effective, cost-effective, cost efficient, best bang',
  'bang for the buck, bang for my buck, inexpensive, cheap, budget friendly',
  'budget-friendly, saves the most, efficient',
);

/** Where the question is about another choice than the size. */
const otherChoice = terms(
  'paper, stock, coating, binding, bind, finish, postage, class, press, method, ship, mail',
);

/** Assumed where no quantity is given. */
const USUAL_RUN = 5000;

/** `what’s the most economical size for 5,000 brochures`. */
export const economicalSize: Skill = {
  id: 'economical-size',
  answer(question) {
    if (!has(question, ...cheapest)) return undefined;
    const isSize = has(question, 'size', 'format', 'dimension', 'trim', 'flat size', 'how big', 'how small');
    if (!isSize || (has(question, ...otherChoice) && !has(question, 'size'))) return undefined;
    const [product] = productsOf(question);
    if (!product) return undefined;
    const quantity = question.values.quantity ?? USUAL_RUN;
    const assumed =
      question.values.quantity === undefined ? 'The quantity isn’t given: 5,000 is assumed.' : '';
    return sizes[product.id]?.(quantity, assumed, question);
  },
};

type SizeAnswer = (quantity: number, assumed: string, question: Question) => Draft | undefined;

const runOf = (id: string, quantity: number): RunPrice | undefined => {
  const model = priceModels.rows.find((row) => row.id === id);
  const run = model && runPrice(model, quantity);
  return run && isPriced(run) ? run : undefined;
};

/** Price and arithmetic of the chosen size, and what it mails for. */
function withPrice(
  id: string,
  lead: string,
  quantity: number,
  note: string,
  cites: readonly Citation[],
): Draft {
  const run = runOf(id, quantity);
  if (!run)
    return answers(
      `${lead} Our prices don’t cover ${countText(quantity)} pieces: ask two or three printers. ${note}`.trim(),
      cites,
    );
  const postage = postageOfRun(id, quantity, 'marketing');
  const specs = specsOf(run, { models: [run.model], isNearest: false });
  return answers(
    `${lead} ${countText(quantity)} should run ${priceText(run)} to print. ${note}\n\n${basisText([run])}`,
    [...cites, ...(postage ? [postageSource] : []), priceSource([run])],
    { workings: [priceWorking(run, postage ? [...postage.steps] : [])], ...(specs && { specs }) },
  );
}

const sizes: Readonly<Record<string, SizeAnswer>> = {
  'tri-fold': (quantity, assumed) => {
    const form = brochureSizes.rows.find(({ id }) => id === 'letter')?.forms[0];
    const folded = form ? ` in flat, folding to about ${rounded(form.width, 2)} × ${form.height}` : '';
    return withPrice(
      'tri-fold',
      `A letter-size tri-fold: **8.5 × 11${folded} in**, on 100# gloss text. It is a house size nearly everywhere, and once tabbed it mails as a letter.`,
      quantity,
      assumed,
      [{ entry: '11 × 8-1/2 in', place: 'Popular Brochure Sizes', as: 'Brochures, Popular sizes' }],
    );
  },
  postcard: (quantity, assumed) => {
    const larger = runOf('postcard-6x9', quantity);
    const cardPrice = currentPrices.prices.find(({ id }) => id === 'card')?.tiers[0];
    const single = cardPrice
      ? ` Up to 4-1/4 × 6 in it also mails at the First-Class card price, ${postageText(cardPrice.mills)} each.`
      : '';
    return withPrice(
      'postcard-4x6',
      `**4 × 6 in on 14 pt** is the most economical postcard.${single}`,
      quantity,
      `${larger ? `6 × 9 in would run ${priceText(larger)}. ` : ''}${assumed}`,
      [{ entry: 'Card, single-piece First-Class', place: 'Shapes' }],
    );
  },
  eddm: (quantity, assumed) =>
    withPrice(
      'eddm-6.5x9',
      '**6.5 × 9 in** is the cheapest EDDM card: it is over 6-1/8 in high, so it counts as a flat, on the least paper of the priced sizes.',
      quantity,
      assumed,
      [{ entry: 'EDDM flat, retail', place: 'Shapes' }],
    ),
  flyer: (quantity, assumed) =>
    withPrice(
      'flyer-letter',
      '**8.5 × 11 in**, the standard flyer: it fills the press sheet and is a house size everywhere. A custom size that doesn’t fill the sheet adds 15–40%.',
      quantity,
      assumed,
      [],
    ),
  'business-card': (quantity, assumed) =>
    withPrice(
      'business-card',
      '**3.5 × 2 in**, the standard business card, on 14–16 pt: every printer gangs it. A custom size that doesn’t fill the sheet adds 15–40%.',
      quantity,
      assumed,
      [],
    ),
  booklet: () => {
    const [digest, letter] = ['digest', 'letter'].map((name) =>
      bookletSizes.rows.find(({ id }) => id === name),
    );
    const [some, few] = [digest?.sheetYield, letter?.sheetYield];
    if (!digest || !letter || !some || !few) return undefined;
    const text = `**${fractionText(digest.pageWidth)} × ${fractionText(digest.pageHeight)} in** (digest, half letter): one ${some.sheetWidth} × ${some.sheetHeight} in press sheet holds ${some.pages} of its pages without bleed, but only ${few.pages} of ${fractionText(letter.pageWidth)} × ${fractionText(letter.pageHeight)} in. Plan 8, 16 or 32 pages so that the last form is full, and use a self cover. Our rough prices cover only 8-1/2 × 11 in booklets, so ask for both sizes in the same quote.`;
    return answers(text, [
      { entry: 'Digest', place: 'Popular Sizes and Format Options' },
      { entry: 'Tips for every binding', place: 'Binding Options' },
    ]);
  },
};
