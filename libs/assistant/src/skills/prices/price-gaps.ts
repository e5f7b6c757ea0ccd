import type { TypedPaper } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { terms } from '../files/terms.ts';
import type { PricedProduct } from './compared-runs.ts';
import { productsOf } from './products.ts';

const fewerInks = terms(
  '1-sided, one-sided, one sided, single sided, single-sided, one side, black and white, b&w',
  'black only, 1/0, 1/1, 4/0, 4/1, one color, 1-color, 2-color, two-color, blank back',
);

/** Folds and envelopes that the prices don’t cover. */
const otherFolds = terms(
  'gate fold, gate-fold, accordion, half fold, half-fold, bifold, bi-fold, roll fold',
  'roll-fold, french fold, 4-panel, 8-panel, four-panel, double gate',
);
const otherEnvelopes = terms(
  'a1, a2, a6, a7, a8, a9, a10, window, catalog envelope, booklet envelope, #9, #6, #11',
  '#12, #14, square envelope, dl',
);

/** What is priced in place of the named variant. */
export function gapsIn(question: Question, priced: readonly PricedProduct[]): string[] {
  const isFourFour = priced.some(({ match }) => match.models.some(({ spec }) => spec.includes('4/4')));
  const ids = productsOf(question).map(({ id }) => id);
  return [
    ...(isFourFour && has(question, ...fewerInks)
      ? ['The prices are for color on both sides (4/4); fewer inks or one side only may cost less:']
      : []),
    ...(ids.includes('tri-fold') &&
    has(question, ...otherFolds) &&
    !has(question, 'tri-fold', 'tri fold', 'trifold')
      ? ['There is no published price for that fold. A tri-fold of a letter sheet is the nearest:']
      : []),
    ...(ids.includes('flyer') &&
    has(question, 'half-sheet', 'half sheet', 'half page', 'half-page', 'quarter page', 'quarter sheet')
      ? [
          'There is no published price for that size. The nearest is 8-1/2 × 11 in; several smaller pieces fit on one sheet, so expect to pay less:',
        ]
      : []),
    ...(ids.includes('envelope') && has(question, ...otherEnvelopes)
      ? ['There is no published price for that envelope. The nearest is a plain #10:']
      : []),
  ];
}

const STOCK_NAME =
  /^[\d.]+ ?(?:#|lbs?|pt|gsm|mil|points?)?(?: (?:gloss|silk|satin|matte|dull|uncoated|coated|cover|text|offset|opaque|bond|index|c1s|c2s|linen))*/;
const stockName = (text: string): string =>
  [...new Set((STOCK_NAME.exec(text.trim())?.[0] ?? text).trim().split(' '))].join(' ');

/** `14pt` is in `14–16 pt`. */
function isOfSpec({ unit, value, text }: TypedPaper, spec: string): boolean {
  const [, from, to = from] = /(\d+)(?:–(\d+))? pt/.exec(spec) ?? [];
  if (unit === 'points' && from !== undefined) return value >= Number(from) && value <= Number(to);
  return spec.toLowerCase().includes(stockName(text));
}

/** The prices know one stock per product. */
export function stockNotes(question: Question, priced: readonly PricedProduct[]): string[] {
  const local = has(question, 'local', 'neighborhood')
    ? ['A local shop with proofs and service charges 1.3–2 times the middle price.']
    : [];
  return [...local, ...otherStock(question, priced)];
}

function otherStock({ values }: Question, priced: readonly PricedProduct[]): string[] {
  const [paper] = values.papers;
  const specs = priced.flatMap(({ match }) => match.models.map(({ spec }) => spec));
  if (!paper || specs.some((spec) => isOfSpec(paper, spec))) return [];
  const [stock = ''] = (specs[0] ?? '').split(',');
  const own = /\d/.test(stock) ? stock : 'the printer’s house stock';
  return [`The price is for ${own}, not ${stockName(paper.text)}: have the printer quote the difference.`];
}
