import { countText } from '@printpartner/print-knowledge/figures';
import { addOns, type AddOn } from '@printpartner/print-knowledge/pricing';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { isOnlyNamed } from './bare-job.ts';
import { asksPrice, namesMailing } from './price-words.ts';
import { matchOf } from './matched-models.ts';
import { productsOf } from './products.ts';
import { dollars, isPriced, priceSource, runPrice } from './run-price.ts';
import { terms } from '../files/terms.ts';

/** What the add-ons are called. */
const words: Readonly<Record<string, readonly string[]>> = {
  rush: ['rush', 'expedite', 'expedited', 'next day', 'next-day', 'same day', 'same-day', 'overnight'],
  'spot-uv': ['spot uv', 'spot-uv'],
  'flood-uv': ['uv', 'uv coating', 'uv coated', 'flood uv', 'gloss uv'],
  laminate: ['laminate', 'laminated', 'lamination', 'laminating', 'soft touch', 'soft-touch', 'velvet'],
  foil: terms('foil, foil stamp, foil stamping, emboss, embossed, embossing, deboss, debossing', 'hot stamp'),
  'die-cut': terms(
    'die cut, die-cut, diecut, die cutting, die-cutting, diecutting, custom shape, custom die',
  ),
  'spot-color': ['pantone', 'pms', 'spot color', 'fifth color', '5th color', 'metallic ink'],
  score: terms(
    'score, scored, scoring, perforate, perforated, perforating, perforation, perf, crease',
    'creasing',
  ),
  fold: ['fold', 'folded', 'folding'],
  proof: ['proof', 'hard proof', 'hard-copy proof', 'printed proof', 'press proof', 'hard copy'],
  'custom-size': terms(
    'custom size, odd size, nonstandard size, non-standard size, unusual size, special size',
    'off size',
  ),
};

/** The add-ons that a question names; a product's own fold is none. */
export function addOnsIn(question: Question): readonly AddOn[] {
  const text = question.text.replaceAll(
    /\b(?:tri|z|c|letter|half|gate|bi|roll|accordion|french)[- ]?fold(?:s|ed|ing)?\b/g,
    ' ',
  );
  const plain = { ...question, text };
  const found = addOns.rows.filter(({ id }) => has(plain, ...(words[id] ?? [])));
  const isSpot = found.some(({ id }) => id === 'spot-uv');
  return isSpot ? found.filter(({ id }) => id !== 'flood-uv') : found;
}

/** Up to so many pieces a share of the price comes to less than the least charge. */
const SHORT_RUN = 1000;

/** Low and high cost of an add-on for a run, US dollars; undefined for a share of a price that isn’t known. */
export function addOnCost(
  { price }: AddOn,
  quantity: number,
  middleUsd?: number,
): readonly [number, number] | undefined {
  const [, percentLow, percentHigh] = /^\+(\d+)–(\d+)%$/.exec(price) ?? [];
  if (percentLow !== undefined) {
    return middleUsd === undefined
      ? undefined
      : [(middleUsd * Number(percentLow)) / 100, (middleUsd * Number(percentHigh)) / 100];
  }
  const [, shareLow, shareHigh] = / or \+(\d+)–(\d+)%$/.exec(price) ?? [];
  // A long run pays the share.
  if (shareLow !== undefined && middleUsd === undefined && quantity > SHORT_RUN) return undefined;
  const [, fixedLow = 0, fixedHigh = 0] = /\$(\d+)–(\d+)/.exec(price) ?? [];
  const [, centsLow = 0, centsHigh = 0] = /(\d+)–(\d+)¢/.exec(price) ?? [];
  const times = price.includes('per 1,000') ? quantity / 1000 : 1;
  const total = (fixed: string | number, cents: string | number) =>
    Number(fixed) * times + (Number(cents) / 100) * quantity;
  const share = (percent = '0') => ((middleUsd ?? 0) * Number(percent)) / 100;
  return [
    Math.max(total(fixedLow, centsLow), share(shareLow)),
    Math.max(total(fixedHigh, centsHigh), share(shareHigh)),
  ];
}

/** `Spot UV: **+$100–300**`, with the sum for the run. */
export function addOnText(addOn: AddOn, quantity?: number, middleUsd?: number): string {
  const cost = quantity === undefined ? undefined : addOnCost(addOn, quantity, middleUsd);
  const isPlain = /^\+?\$\d+–\d+$/.test(addOn.price);
  const sum =
    cost && quantity !== undefined && !isPlain
      ? `, for ${countText(quantity)} about **${dollars(cost[0])} to ${dollars(cost[1])}**`
      : '';
  return `${addOn.name}: **${addOn.price}**${sum}`;
}

/** Middle price of the run that the question names, US dollars; undefined if it names no single one. */
function middleOf(question: Question): number | undefined {
  const { quantity, sizes } = question.values;
  const [product, ...others] = productsOf(question);
  if (quantity === undefined || !product || others.length > 0) return undefined;
  const [model, ...more] = matchOf(product, question, sizes).models;
  const run = model && more.length === 0 ? runPrice(model, quantity) : undefined;
  return run && isPriced(run) ? run.price.middleUsd : undefined;
}

/** `how much does spot UV add`, `rush fee`. */
export const addOnPrices: Skill = {
  id: 'add-on-prices',
  answer(question) {
    const found = addOnsIn(question);
    const isAsked =
      asksPrice(question) ||
      isOnlyNamed(question) ||
      has(question, 'fee', 'upcharge', 'surcharge', 'extra', 'add', 'markup', 'premium');
    if (
      found.length === 0 ||
      !isAsked ||
      namesMailing(question) ||
      has(question, 'convert', 'keep it', 'as pantone', 'as a spot') ||
      has(question, 'include', 'included', 'includes') ||
      has(
        question,
        ...terms(
          'postage, tab, stamps, thickness, badge, level, rating, versus, durable, weigh, time',
          'days',
        ),
      )
    )
      return undefined;
    const { quantity } = question.values;
    const lines = found.map((addOn) => addOnText(addOn, quantity, middleOf(question)));
    const text = lines.length === 1 ? `${lines[0]}.` : lines.map((line) => `- ${line}`).join('\n');
    return answers(
      `${text}\n\nTypical online prices, unverified, on top of printing; local prices may vary ±40%. Ask for it as a separate line of the quote.`,
      [priceSource([])],
    );
  },
};
