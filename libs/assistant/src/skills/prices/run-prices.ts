import { countText } from '@printpartner/print-knowledge/figures';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { choosePress } from '../paper/presses/choose-press.ts';
import { asks, type Draft, type Skill } from '../skill.ts';
import { addOnsIn } from './add-on-prices.ts';
import { isBareJob } from './bare-job.ts';
import { pricesOf, type PricedProduct } from './compared-runs.ts';
import { matchOf } from './matched-models.ts';
import { asksAmount, asksPrice, namesMailing } from './price-words.ts';
import { productsOf, type Product } from './products.ts';
import { gapsIn, stockNotes } from './price-gaps.ts';
import { isPriced, dollarRange, runPrice } from './run-price.ts';
import { amountVerdict } from './stated-amount.ts';
import { unpricedText } from './unpriced.ts';
import { terms } from '../files/terms.ts';

/** What another answer prices. */
const otherwise = terms(
  'postage, stamp, press, ink cost, cost level, paper cost, plan, subscription',
  'print partner, spec sheet, form, calculator',
);

/** Without a quantity, the cost of a choice is a level, not a price. */
const otherChoices = terms(
  'paper, stock, coating, binding, bind, badge, cost level, rating, per page, wrap, width',
);

/** Sizes that the question compares: a change names the earlier size in the question before it. */
function sizesOf(question: Question): readonly TrimSize[] {
  const { sizes } = question.values;
  const before = question.leansOn?.values.sizes ?? [];
  const isChange = has(
    question,
    ...terms('save, saving, instead, drop, dropping, switch, switching, going to, difference'),
  );
  return isChange && sizes.length === 1 ? [...sizes, ...before.slice(0, 1)] : sizes;
}

/** `quotes say 14 pt and 130# cover: which is thicker?` */
const isOfPapers = ({ text, values }: Question): boolean =>
  values.papers.length > 1 &&
  /\b(?:thicker|thinner|heavier|lighter|stiffer|sturdier|same|differen\w*|change anything|go from)\b/.test(
    text,
  ) &&
  !/\b(?:price|(?<!besides (?:the )?)cost|cheaper|how much)\b/.test(text);

/** `why is a short run so expensive`. */
const WHY = /\b(?:why|how come|what makes)\b.*\b(?:expensive|pricey|costs?|insane|high|much|cheaper|less)\b/;

const PRINTING = terms('print, printing, printed, card, postcard, flyer, mailer, design, 14 pt, cover');

/** What a quantity that nobody named is assumed to be in a comparison. */
const USUAL_RUN = 5000;

/** The products that a question wants priced; undefined for a question of another kind. */
function pricedIn(question: Question): readonly Product[] | undefined {
  if (!asksPrice(question) || isOfPapers(question) || WHY.test(question.text)) return undefined;
  if (has(question, ...otherwise) || question.values.ounces !== undefined) return undefined;
  if (has(question, 'permit', 'indicia') && !has(question, 'print', 'printing')) return undefined;
  if (namesMailing(question) && !has(question, 'print', 'printing', 'printed')) return undefined;
  const named = productsOf(question);
  // EDDM is a way of mailing: without a word of printing its price is postage.
  const isPostage = named.every(({ id }) => id === 'eddm') && !has(question, ...PRINTING);
  return named.length === 0 || isPostage ? undefined : named;
}

const matched = (named: readonly Product[], question: Question): PricedProduct[] =>
  named
    .filter(({ models }) => models.length > 0)
    .map((product) => ({ product, match: matchOf(product, question, sizesOf(question)) }));

/** `how much for 5,000 tri-folds`, `2,500 vs 5,000 postcards`, `what would I save with 4 × 6`. */
export const runPrices: Skill = {
  id: 'run-prices',
  answer(question) {
    const quantities = quantitiesOf(question);
    const priced = matched(pricedIn(question) ?? [], question);
    if (priced.length === 0 || quantities.length === 0) return undefined;
    if (has(question, ...otherChoices, 'press') && !asksAmount(question)) return undefined;
    const draft = pricesOf(priced, quantities, moreOf(question, priced));
    return {
      ...draft,
      text: `${pressLead(question)}${amountVerdict(question, priced, quantities)}${draft.text}`,
    };
  },
};

/** `300 cards, digital or offset, and how much`: the press of the run, before its price. */
function pressLead(question: Question): string {
  const isBoth = has(question, 'digital') && has(question, 'offset', 'sheetfed', 'litho');
  if (!isBoth || question.values.quantities.length !== 1) return '';
  const choice = choosePress.answer(question)?.text;
  return choice?.startsWith('**') ? `${choice}\n\n` : '';
}

/** `I need 5,000 brochures`: a job that is only named, after every other answer to it. */
export const barePrices: Skill = {
  id: 'bare-prices',
  answer: (question) => {
    if (OF_NOTHING.test(question.text))
      return asks('The price of what? Name the piece, its size and how many.');
    return isBareJob(question) && question.values.ounces === undefined
      ? runPrices.answer({ ...question, text: `price of ${question.text}` })
      : undefined;
  },
};

/** `price of 3`. */
const OF_NOTHING =
  /^(?:(?:what is |what's |whats )?(?:the |a )?(?:price|cost|quote|estimate) (?:of|for)|how much (?:is|are|for|would)) \d+(?: (?:pieces|copies|pcs|of them))?(?: cost)?\s*\??$/;

/** The same without a quantity: a comparison for the usual run, else the quantity is asked for. */
export const openPrices: Skill = {
  id: 'open-prices',
  answer(question) {
    const named = pricedIn(question);
    if (!named) return unnamedCards(question);
    const sizes = sizesOf(question);
    const isOther =
      has(question, ...otherChoices, 'include', 'included') || (!asksAmount(question) && sizes.length < 2);
    if (isOther || LOWERING.test(question.text)) return undefined;
    const priced = matched(named, question);
    if (priced.length === 0) return unpricedText(named);
    if (has(question, 'price break', 'price breaks', 'quantity break', 'quantity breaks'))
      return pricesOf(
        priced.map((one) => ({ ...one, match: { ...one.match, models: one.match.models.slice(0, 1) } })),
        USUAL_BREAKS,
        moreOf(question, priced),
      );
    const isComparison =
      priced.length > 1 || priced.some(({ match }) => sizes.length > 1 && match.models.length > 1);
    if (!isComparison) return askForRun(priced, sizes);
    const { notes, ...more } = moreOf(question, priced);
    return pricesOf(priced, [USUAL_RUN], {
      ...more,
      notes: [...notes, 'The quantity isn’t given: 5,000 is assumed.'],
    });
  },
};

/** `500 16 pt cards, how much`: business cards and postcards differ a lot. */
const unnamedCards = (question: Question): Draft | undefined =>
  OF_CARDS.test(question.text) &&
  asksAmount(question) &&
  productsOf(question).length === 0 &&
  !has(question, ...otherwise) &&
  !namesMailing(question)
    ? asks('Which cards: business cards or postcards, and what size and quantity?')
    : undefined;
const OF_CARDS =
  /(?:\d(?: ?pt)?|\b(?:of|for|pt|the|my|our|some))(?: (?:more|printed|color|glossy?|thick))? cards?\b/;

/** `how do I lower the cost of a catalog`: what saves money, not a price. */
const LOWERING =
  /\b(?:how (?:do|can|could|would|to)|ways? to|tips?)\b.*\b(?:lower|save|reduce|cut|bring down|shave)\b/;
const USUAL_BREAKS = [500, 1000, 2500, 5000];

const PER_THOUSAND = /\b(?:per|a|each) (?:thousand|1000|1k|m)\b/;

/** Fewer are a number of something else where a run is named, too: `1-sided`. */
const MIN_COUNT = 5;

/** `250 500 1000`, `2k, 4k and 6k`. */
const LIST = /(?<![\w.#$/x-])\d+(?:\.\d+)?k?(?:,? (?:and |or |vs )?\d+(?:\.\d+)?k?)+(?![\w.#/x-])/;
/** A single run before words that are read otherwise: `5000 folded brochures`. */
const SINGLE =
  /(?<![\w.#$/x-])\d{3,7}(?![\w.#%/x-]| ?(?:gsm|pt|px|pixels?|dpi|ppi|lbs?|mm|pages?|sheets?)\b)/;
const RUN = 100;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)(k?)/g)].map(
    ([, number, thousand]) => Number(number) * (thousand ? 1000 : 1),
  );

/** The quantities that a question prices. */
export function quantitiesOf({ values, text }: Question): readonly number[] {
  const listed = numbersIn(LIST.exec(text)?.[0] ?? '').filter((number) => number >= RUN);
  if (listed.length > 1) return [...new Set(listed)];
  if (values.quantities.length === 0 && PER_THOUSAND.test(text)) return [1000];
  const all =
    values.quantities.length > 1 ? [...new Set(values.quantities)] : [values.quantity ?? 0].filter(Boolean);
  const runs = all.filter((quantity) => quantity >= MIN_COUNT);
  return runs.length > 0 ? runs : all.length > 0 ? all : numbersIn(SINGLE.exec(text)?.[0] ?? '');
}

const moreOf = (question: Question, priced: readonly PricedProduct[]) => ({
  gaps: gapsIn(question, priced),
  notes: stockNotes(question, priced),
  addOns: addOnsIn(question),
});

const sample = (product: Product, priced: PricedProduct): string => {
  const [model] = priced.match.models;
  const run = model && runPrice(model, Math.min(1000, model.to));
  return run && isPriced(run)
    ? ` For scale, ${countText(run.quantity)} ${model?.name ?? product.name} run **${dollarRange(run.price)}**, print only.`
    : '';
};

function askForRun(priced: readonly PricedProduct[], sizes: readonly TrimSize[]): Draft | undefined {
  const [first] = priced;
  if (!first) return undefined;
  const { product } = first;
  const open =
    product.id === 'booklet'
      ? 'How many booklets, and how many pages?'
      : sizes.length > 0 || !/postcard|eddm/.test(product.id)
        ? `How many ${product.name}?`
        : `How many ${product.name}, and what size?`;
  return asks(`The price depends on the quantity.${sample(product, first)} ${open}`);
}
